// Lists of tables that stay true while they are looked at.
import { transport } from "#transport";

export { fits, merged } from "./tables";

export const watchLobby = transport.watch.bind(transport);
