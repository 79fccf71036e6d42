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
