// A large drawing is laid part by part, one task each, so that a slow phone answers in between.

/** Counts the parts that may be drawn: none at first, then one more with each task, up to `count`. */
export function partByPart(count: number): { readonly laid: number } {
  let laid = $state(document.hidden ? count : 0); // no need to go slowly in a hidden tab
  $effect(() => {
    if (laid >= count) return;
    const timer = setTimeout(() => (laid += 1));
    return () => clearTimeout(timer);
  });
  return {
    get laid() {
      return laid;
    },
  };
}
