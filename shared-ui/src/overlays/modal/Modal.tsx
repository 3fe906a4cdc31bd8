import { Dialog as RadixDialog } from 'radix-ui';
import type { HTMLAttributes, ReactNode, Ref, RefObject } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../button/IconButton';
import { useUi } from '../../ui-provider/UiProvider';
import type { ModalLayout } from './modalLayout';
import { descriptionStyle, ModalBody, ModalFooter, ModalHeader, scrimStyle, surfaceStyle, titleStyle } from './modalStyles';
import { useFocusReturn } from './useFocusReturn';

const Scrim = styled(RadixDialog.Overlay)`
  ${scrimStyle}
`;
const Surface = styled(RadixDialog.Content)<{ $layout: ModalLayout }>`
  ${surfaceStyle}
`;
const Title = styled(RadixDialog.Title)`
  ${titleStyle}
`;
const Description = styled(RadixDialog.Description)`
  ${descriptionStyle}
`;

export interface ModalProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  open: boolean;
  /** Called with false on Escape, on the close button and on a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Shown as the heading and read as the name. */
  title: ReactNode;
  description?: ReactNode;
  /** Stays in view while the content scrolls. */
  footer?: ReactNode;
  /** Takes the focus when it opens; without it the close button does. */
  initialFocus?: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A modal surface with heading and close button: what Dialog, Sheet and NavDrawer have in common.
 * Focus stays inside while it is open and returns to the opener afterwards.
 */
export function Modal({
  layout,
  open,
  onOpenChange,
  title,
  description,
  footer,
  initialFocus,
  children,
  ...content
}: ModalProps & { layout: ModalLayout }) {
  const { texts } = useUi();
  const focusReturn = useFocusReturn(initialFocus);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Scrim />
        <Surface {...focusReturn} onInteractOutside={keepOpenForToasts} {...content} $layout={layout}>
          <ModalHeader>
            <Title>{title}</Title>
            <RadixDialog.Close asChild>
              <IconButton label={texts.close} icon="X" />
            </RadixDialog.Close>
          </ModalHeader>
          {description !== undefined && <Description>{description}</Description>}
          <ModalBody>{children}</ModalBody>
          {footer !== undefined && <ModalFooter>{footer}</ModalFooter>}
        </Surface>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** A press on a toast is not a press outside: the toast is about what the dialog does. */
function keepOpenForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
}
