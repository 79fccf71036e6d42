// The explorers of Tikal as icons.
import { icon, type Icon } from "../../../ui/art/icon";
import Explorer from "./Explorer.svelte";

export const explorerIcon = (seat: number, leader = false): Icon =>
  icon(Explorer, { seat, leader, size: leader ? 21 : 25 }, 13);
