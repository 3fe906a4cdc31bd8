/** Whether the keyboard stands nowhere, or on what will not keep it: a button that is disabled, a dialog that is on its way out. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return (
    activeElement === null || activeElement === body || activeElement.closest(':disabled, [role$="dialog"][data-state="closed"]') !== null
  );
}
