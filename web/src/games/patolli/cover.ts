// What the home page tells of Patolli.
import type { Cover } from "../../table/board/module";
import Picture from "./Cover.svelte";

export const cover: Cover = { Picture, minutes: [10, 20], weight: 1 };
