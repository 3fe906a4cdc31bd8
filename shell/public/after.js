/*
 * Stands behind `early.js` in a page whose code runs by itself: runs what the document fetches as `data-start`, once it has been drawn.
 * A script that waits in the document until it is read holds up the first frame, by 70 ms on a slow phone, and comes no sooner.
 */
(() => {
  const run = () => {
    for (const { href, integrity } of document.querySelectorAll('link[data-start]'))
      document.head.append(Object.assign(document.createElement('script'), { crossOrigin: '', src: href, integrity, async: false }));
  };
  // A page that nobody sees, as in a tab behind, is not drawn.
  addEventListener('DOMContentLoaded', () => (document.hidden ? run() : requestAnimationFrame(() => setTimeout(run))));
})();
