// What the home page tells of Tikal.
import type { Cover } from "../../table/board/module";
import Picture from "./Cover.svelte";

export const cover: Cover = { Picture, minutes: [90, 120], weight: 3 };
