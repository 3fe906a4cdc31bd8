/*
 * Runs before the page's own code, in the page that the server rendered. Keeps what is pressed and typed until that code takes
 * over, and then does it: no press is lost. Links, and fields that nothing listens to, work by themselves.
 */
(() => {
  // As `shell/src/boot/trustScripts.ts`, which runs later where there is something to fetch before it.
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
  let isKnown = false;
  // Who has a session is not told the ways to get one, until it is known whose it is.
  try {
    isKnown = localStorage.length > 0;
    if (localStorage.getItem('app.auth')) document.documentElement.dataset.session = 'stored';
  } catch {
    // Without storage there is no session.
  }
  const kept = { press: null, submit: null, typed: new Set() };
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const mark = (element) => {
    kept.press?.removeAttribute('aria-busy');
    element.setAttribute('aria-busy', 'true');
  };
  const onClick = (event) => {
    const pressed = event.target.closest?.('button, summary, a[href]');
    if (pressed?.tagName !== 'BUTTON' || pressed.form) return;
    stop(event);
    mark(pressed);
    kept.press = pressed;
  };
  const onSubmit = (event) => {
    stop(event);
    kept.submit = { form: event.target, submitter: event.submitter };
  };
  const onType = ({ target }) => kept.typed.add(target);
  const listeners = { click: onClick, submit: onSubmit, input: onType, change: onType };
  for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true);

  /**
   * Of a page that reads without script: fetches its code when the browser has nothing else to do, and runs it once somebody is
   * about to use a control, or when the address or this device holds what the page may have to show.
   */
  const list = document.getElementById('boot');
  if (list) {
    const { start, needed } = JSON.parse(list.textContent);
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
    const whenIdle = () => {
      if (isBegun) return;
      if (isKnown || location.search || location.hash) begin();
      else if (!navigator.connection?.saveData) [...start, ...needed].forEach(prefetch);
    };
    addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(whenIdle));
  }

  /** Called by the page's code once it listens; see `shell/src/boot/takeOver.ts`. */
  window.__takeOver = () => {
    delete window.__takeOver;
    for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true);
    return kept;
  };
})();
