import { afterFrame } from '../idle/afterFrame';
import { loadToastStack } from './toastStack';

export type ToastTone = 'success' | 'info' | 'failure';

/** A button of a message: what it does ends the message. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** Never the only way to what they do: the message leaves. */
  actions?: readonly ToastAction[];
}

/** Messages that have no place to be shown yet, in their order. */
const waiting: ToastMessage[] = [];

/**
 * Shows a message at the foot of the page. Success and information leave after 8 s, a failure stays until it is closed,
 * happens again or a success follows, and is spoken at once. Drawn after the frame that answers the press itself.
 * Never the only place of an error about a form.
 */
export function toast(message: ToastMessage): void {
  waiting.push(message);
  afterFrame(showWaiting);
}

function showWaiting(): void {
  loadToastStack().then(
    ({ showToast }) => waiting.splice(0).forEach(showToast),
    // Without a connection the messages wait for it, or for the next one.
    () => addEventListener('online', showWaiting, { once: true }),
  );
}
