/** Whether the page about hands and keys is open. */
export const help = $state({ open: false });
