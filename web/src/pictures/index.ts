// What Python draws pictures with (see scripts/pictures.mjs): first what stands in for a page, then the boards.
import "./page";
export { draw, games, learn } from "./draw";
