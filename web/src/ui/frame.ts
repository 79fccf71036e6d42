// What waits until the browser has drawn: to read a size in the middle of an update makes it lay out the page twice.

/** Do it after the next frame was drawn; what is given back calls it off. */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** How long the board must rest before it is told: what others do in a row is drawn first. */
const REST = 120;

/** Do what only tells of the board once it rests; what is given back calls it off. */
export function atRest(work: () => void): () => void {
  const timer = setTimeout(work, REST);
  return () => clearTimeout(timer);
}
