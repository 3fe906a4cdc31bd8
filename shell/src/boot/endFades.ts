/**
 * Ends the fade from one page into the next for who presses something meanwhile: React would show what that leads to after the fade only.
 * Back does not wait. Browsers that do not say what fades let it end by itself.
 */
export function endFades(): void {
  addEventListener('click', () => document.activeViewTransition?.skipTransition(), true);
}
