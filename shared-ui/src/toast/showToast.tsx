import { toast as show } from 'react-toastify/unstyled';
import type { Id, ToastContentProps } from 'react-toastify/unstyled';
import { ToastContent } from './ToastContent';
import { lifetime } from './lifetime';
import type { ToastMessage } from './toast';

/** Failures that were shown, by title. */
const failures = new Map<string, Id>();

/** Two cover a third of a phone; a third one would hide what is pressed next. */
const MAX_PASSING = 2;
/** Messages that leave by themselves, the oldest first. */
let passing: Id[] = [];

/** Shows a message at once, see `toast`. */
export function showToast(message: ToastMessage): void {
  const failed = message.tone === 'failure';
  endFailures(message);
  // The library calls what it is given as a plain function, so the component with its hooks goes inside of one.
  const id = show((content: ToastContentProps<ToastMessage>) => <ToastContent {...content} />, {
    data: message,
    role: failed ? 'alert' : 'status',
    className: failed ? 'failure' : undefined,
    // The content counts the time; the library needs the value to hear the pointer.
    autoClose: failed ? false : lifetime,
  });
  if (failed) failures.set(message.title, id);
  else endOldest(id);
}

/** Makes room for a message that leaves by itself, unless somebody is in one with the keyboard. */
function endOldest(latest: Id): void {
  passing = [...passing.filter((id) => show.isActive(id)), latest];
  if (document.activeElement?.closest('[data-toasts]')) return;
  for (const id of passing.slice(0, -MAX_PASSING)) show.dismiss(id);
}

/** A failure that stands beside the success of the next try, or twice, would say what is no longer so. */
function endFailures({ title, tone }: ToastMessage): void {
  for (const [failed, id] of failures) {
    if (tone !== 'success' && !(tone === 'failure' && failed === title)) continue;
    show.dismiss(id);
    failures.delete(failed);
  }
}
