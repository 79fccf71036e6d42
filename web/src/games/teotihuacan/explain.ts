// Cards for the keyboard, as all boards have them.
export { explained, walk } from "../../ui/card/explain";
