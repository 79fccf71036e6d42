// The choice that a guided first game speaks of, for whoever draws it.
export const guided = $state<{ action: number | null }>({ action: null });
