/*
 * Runs before the page's own code, in the page that the server rendered. Keeps what is pressed and typed until that code takes
 * over, and then does it: no press is lost. Links, and fields that nothing listens to, work by themselves.
 */
(() => {
  // As `shell/src/boot/trustScripts.ts`, which runs later where there is something to fetch before it.
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
  // Who has a session is not told the ways to get one, until it is known whose it is.
  try {
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

  /** Called by the page's code once it listens; see `shell/src/boot/takeOver.ts`. */
  window.__takeOver = () => {
    delete window.__takeOver;
    for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true);
    return kept;
  };
})();
