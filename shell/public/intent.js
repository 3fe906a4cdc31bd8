/*
 * Stands behind `early.js` in a page that reads without script: fetches its code when the browser has nothing else to do, and runs it
 * once somebody is about to use a control, or when the address or this device holds what the page may have to show.
 */
(() => {
  const { start, needed } = JSON.parse(document.getElementById('boot').textContent);
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', ...properties }));
  const prefetch = ([href]) => add('link', { rel: 'prefetch', href });
  const preload = ([href, integrity]) => add('link', { rel: 'preload', as: 'script', href, integrity });
  const run = ([src, integrity]) => add('script', { src, integrity, async: false });
  const control = 'a[href], button, summary, input, select, textarea';
  const intents = ['pointerover', 'keydown', 'focusin'];
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const name of intents) removeEventListener(name, onIntent, true);
    needed.forEach(preload);
    start.forEach(run);
  };
  const onIntent = ({ type, target }) => {
    if (type === 'keydown' || target.closest?.(control)) begin();
  };
  for (const name of intents) addEventListener(name, onIntent, true);
  const isKnown = () => {
    try {
      return localStorage.length > 0;
    } catch {
      // Without storage there is nothing to show of it.
      return false;
    }
  };
  const whenIdle = () => {
    if (isBegun) return;
    if (isKnown() || location.search || location.hash) begin();
    else if (!navigator.connection?.saveData) [...start, ...needed].forEach(prefetch);
  };
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(whenIdle));
})();
