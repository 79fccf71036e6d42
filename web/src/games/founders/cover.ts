// What the home page tells of Founders of Teotihuacan.
import type { Cover } from "../../table/board/module";
import Picture from "./Cover.svelte";

export const cover: Cover = { Picture, minutes: [60, 90], weight: 3 };
