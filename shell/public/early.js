/*
 * Runs before the page's own code, in the page that the server rendered. Keeps what is pressed and typed until that code takes
 * over, and then does it: no press is lost. Links, and fields that nothing listens to, work by themselves.
 */
(() => {
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

  /** Tells the page's code what a field holds that it has not heard of. */
  const tell = (field) => {
    if (field.type === 'checkbox' || field.type === 'radio') {
      field.checked = !field.checked;
      field.click();
      return;
    }
    // The page's code follows the field's own property. It is told of another value there, and of the typed one past it.
    const typed = field.value;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    field.value = '';
    set.call(field, typed);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  };

  /** Called by the page's code once it listens. */
  globalThis.__takeOver = () => {
    delete globalThis.__takeOver;
    for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true);
    for (const field of kept.typed) if (field.isConnected) tell(field);
    kept.press?.removeAttribute('aria-busy');
    if (kept.press?.isConnected) kept.press.click();
    const { form, submitter } = kept.submit ?? {};
    if (form?.isConnected) form.requestSubmit(submitter);
  };
})();
