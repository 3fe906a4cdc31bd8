import { Modal } from '../modal/Modal';
import type { ModalProps } from '../modal/Modal';

export interface SheetProps extends ModalProps {
  /** The edge it slides in from. Sides fill a phone and are 420 px wide on larger screens. */
  side?: 'left' | 'right' | 'bottom';
}

/** A modal dialog at an edge of the screen: filters on phones, menus, details. */
export function Sheet({ side = 'right', ...modal }: SheetProps) {
  return <Modal {...modal} layout={side} />;
}
