import { Modal } from '../modal/Modal';
import type { ModalProps } from '../modal/Modal';

export interface DialogProps extends ModalProps {
  /** `s` is always a card (420 px); `m` (560 px) and `l` (840 px) fill a phone. */
  size?: 's' | 'm' | 'l';
}

/** A modal dialog, centred. */
export function Dialog({ size = 'm', ...modal }: DialogProps) {
  return <Modal {...modal} layout={size} />;
}
