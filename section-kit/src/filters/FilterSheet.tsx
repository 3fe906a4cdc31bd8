import { useT } from '@marketplace/section-kit';
import { useClosedByBack } from '@marketplace/section-kit/router';
import { Button, VisuallyHidden } from '@marketplace/shared-ui';
import { Sheet } from '@marketplace/shared-ui/overlays';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { filtersMessages } from './filtersMessages';

export interface FilterSheetProps {
  /** What the results say they are, such as "Show 8 professionals". */
  show: string;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}

/* The way back to the results takes the room that there is. */
const Show = styled(Button)`
  flex: 1 1 auto;
`;

/** Filters before the list they narrow. They hold at once; Back takes those back that were chosen since it opened. */
export function FilterSheet({ show, onClear, onClose, children }: FilterSheetProps) {
  const t = useT(filtersMessages);
  const step = useClosedByBack('filters', onClose);
  const close = () => {
    step.keep();
    onClose();
  };
  const footer = (
    <>
      <Button variant="ghost" onClick={onClear}>
        {t('clear')}
      </Button>
      <Show onClick={close}>{show}</Show>
    </>
  );
  return (
    <Sheet open onOpenChange={close} title={t('title')} footer={footer}>
      {children}
      {/* The count of the list is out of reach meanwhile. */}
      <VisuallyHidden role="status">{show}</VisuallyHidden>
    </Sheet>
  );
}
