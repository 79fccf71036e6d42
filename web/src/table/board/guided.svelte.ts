// The choice that the guided first game proposes, for the places and buttons that light it.
export const guided = $state<{ action: number | null }>({ action: null });
