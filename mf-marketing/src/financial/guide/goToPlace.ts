import type { MouseEvent } from 'react';

/**
 * Follows a link to a place of the same page. What people have entered stands in the fragment of the address, so the link takes them
 * there without writing another one; opened elsewhere, it is the link that it looks like.
 */
export function goToPlace(event: MouseEvent<HTMLAnchorElement>): void {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const place = document.getElementById(event.currentTarget.hash.slice(1));
  if (!place || opensElsewhere) return;
  event.preventDefault();
  place.scrollIntoView?.({ block: 'start' });
  place.focus({ preventScroll: true });
}
