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
export async function takeOver(): Promise<void> {
  if (hasMoved) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  hasMoved = false;
  const kept = globalThis.__takeOver?.();
  if (!kept) return;
  // Read before the first is told: a field that the page's code draws anew shows what that code knows.
  const typed = [...kept.typed].map((field) => [field, stateOf(field)] as const);
  for (const [field, state] of typed) {
    await rendered();
    if (field.isConnected) await tell(field, state);
  }
  await rendered();
  const { press, submit } = kept;
  press?.removeAttribute('aria-busy');
  if (press?.isConnected) press.click();
  if (submit?.form.isConnected) submit.form.requestSubmit(submit.submitter);
}

/**
 * React renders what an event changed before anything else runs, as it does between two events of a person: who is told the next
 * one would else answer with what the page held before the last.
 */
const rendered = () => Promise.resolve();

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
const stateOf = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value);

/** Tells the page's code what a field holds that it has not heard of. */
async function tell(field: Field, state: string | boolean): Promise<void> {
  if (isTicked(field)) {
    // Of a group one is chosen; the others are told by it.
    if (field.type === 'radio' && !state) return;
    field.checked = !state;
    field.click();
    return;
  }
  // The page's code follows the field's own property. It is told of another value there, and of the typed one past it.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  field.value = '';
  set!.call(field, state);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  await rendered();
  // Whoever has gone on to the next field has left this one.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
