import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Button } from '../../button/Button';
import type { ModalLayout } from '../modal/modalLayout';
import { descriptionStyle, ModalFooter, ModalHeader, scrimStyle, surfaceStyle, titleStyle } from '../modal/modalStyles';
import { useFocusReturn } from '../modal/useFocusReturn';

const Scrim = styled(RadixAlertDialog.Overlay)`
  ${scrimStyle}
`;
const Surface = styled(RadixAlertDialog.Content)<{ $layout: ModalLayout }>`
  ${surfaceStyle}
`;
const Title = styled(RadixAlertDialog.Title)`
  ${titleStyle}
`;
const Description = styled(RadixAlertDialog.Description)`
  ${descriptionStyle}
`;
const More = styled.div`
  padding: 0 var(--ui-s-20) var(--ui-s-16);
`;

export interface AlertDialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What happens when the visitor confirms. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
  /** What has to be read besides, above the buttons. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Asks before something is done. Focus starts on the cancel button, and a press outside does not close it, so nothing
 * happens by accident.
 */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'danger',
  children,
  ...content
}: AlertDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <Scrim />
        <Surface {...focusReturn} {...content} $layout="s">
          <ModalHeader>
            <Title>{title}</Title>
          </ModalHeader>
          <Description>{description}</Description>
          {children && <More>{children}</More>}
          <ModalFooter>
            <RadixAlertDialog.Cancel asChild>
              <Button variant="outline">{cancelLabel}</Button>
            </RadixAlertDialog.Cancel>
            <RadixAlertDialog.Action asChild>
              <Button variant={tone} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </RadixAlertDialog.Action>
          </ModalFooter>
        </Surface>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
