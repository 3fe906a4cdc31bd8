type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was done on a rendered page before its own code listened. */
interface Kept {
  press: HTMLElement | null;
  submit: { form: HTMLFormElement; submitter: HTMLElement | null } | null;
  typed: Iterable<Field>;
}

declare global {
  /** Set by `shell/public/early.js`, which keeps what is pressed and typed until this is called. */
  var __takeOver: (() => Kept) | undefined;
}

let hasMoved = false;

/** Notes whether somebody goes back or on before the page listens. */
export function noteMoves(): void {
  addEventListener('popstate', () => (hasMoved = true), { once: true });
}

/** Does what was pressed and typed before the page listened, once, and goes where somebody went. To be called when it listens. */
export function takeOver(): void {
  if (hasMoved) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  hasMoved = false;
  const kept = globalThis.__takeOver?.();
  if (!kept) return;
  for (const field of kept.typed) if (field.isConnected) tell(field);
  const { press, submit } = kept;
  press?.removeAttribute('aria-busy');
  if (press?.isConnected) press.click();
  if (submit?.form.isConnected) submit.form.requestSubmit(submit.submitter);
}

/** Tells the page's code what a field holds that it has not heard of. */
function tell(field: Field): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  // The page's code follows the field's own property. It is told of another value there, and of the typed one past it.
  const typed = field.value;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  field.value = '';
  set!.call(field, typed);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  // Whoever has gone on to the next field has left this one.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
