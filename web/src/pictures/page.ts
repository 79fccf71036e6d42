// What boards ask of a page while they are set up, where there is none.
import { OurIntl } from "./intl";

const here = globalThis as unknown as Record<string, unknown>;
here.Intl ??= OurIntl;
here.document ??= { hidden: true }; // a large board is then laid at once (ui/parts.svelte.ts)
