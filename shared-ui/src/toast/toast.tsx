import { toast as show } from 'react-toastify/unstyled';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { ToastContent } from './ToastContent';
import { lifetime } from './lifetime';

export type ToastTone = 'success' | 'info' | 'failure';

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: ToastTone;
}

/**
 * Shows a message at the foot of the page. Success and information leave after 8 s, a failure stays until it is closed
 * and is spoken at once. Never the only place of an error about a form.
 */
export function toast(message: ToastMessage): void {
  const failed = message.tone === 'failure';
  // The library calls what it is given as a plain function, so the component with its hooks goes inside of one.
  show((content: ToastContentProps<ToastMessage>) => <ToastContent {...content} />, {
    data: message,
    role: failed ? 'alert' : 'status',
    className: failed ? 'failure' : undefined,
    // The content counts the time; the library needs the value to hear the pointer.
    autoClose: failed ? false : lifetime,
  });
}
