/**
 * Ends the fade from one page into the next for who presses something meanwhile: React would show what that leads to after the fade only,
 * and what fades is a picture, so that the press would come to nothing. Back does not wait. Browsers that do not say what fades let it
 * end by itself.
 */
export function endFades(): void {
  addEventListener(
    'click',
    (event) => {
      if (!document.activeViewTransition) return;
      document.activeViewTransition.skipTransition();
      if (event.isTrusted) passOn(event);
    },
    true,
  );
}

/** A press on the picture meets what holds the page; what was meant lies below it. */
function passOn(event: MouseEvent): void {
  const { target, clientX, clientY } = event;
  const meant = document.elementFromPoint(clientX, clientY);
  if (!meant || !(target instanceof Element) || target === meant || !target.contains(meant)) return;
  event.stopImmediatePropagation();
  meant.closest<HTMLElement>('a, button, summary, input, select, textarea')?.focus({ preventScroll: true });
  meant.dispatchEvent(new MouseEvent('click', event));
}
