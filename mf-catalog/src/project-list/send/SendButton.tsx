import { useT } from '@marketplace/section-kit';
import { useState, type ComponentType } from 'react';
import { Button, FormAlert } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { ListLine } from '../list/linesOf';
import type { Place } from '../list/ProjectList';
import { listMessages } from '../listMessages';
import type { SendSheetProps } from './SendSheet';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-8);
  text-align: center;
  & > p { font-size: 0.9375rem; color: var(--ui-ink-muted); }
`;

interface SendButtonProps {
  /** What is sold today. */
  lines: readonly ListLine[];
  /** Ids of the vendors that nobody reads for. */
  unreachable: ReadonlySet<string>;
  place: Place;
  owner: string | null;
  /** Whether a price on the list is not today's. */
  hasRepriced: boolean;
  /** Takes today's prices. */
  onAdopt: () => void;
}

/** Where the list ends: one request, of which each vendor quotes its own lines. The form is loaded when somebody wants it. */
export function SendButton({ lines, ...props }: SendButtonProps) {
  const t = useT(listMessages);
  const [sheet, setSheet] = useState<{ Sheet: ComponentType<SendSheetProps> } | 'failed' | null>(null);
  const sendable = lines.filter(({ vendorId }) => vendorId !== null);
  const open = () =>
    import(/* webpackChunkName: "list-send" */ './SendSheet').then(
      ({ SendSheet }) => setSheet({ Sheet: SendSheet }),
      () => setSheet('failed'),
    );
  return (
    <Root data-print="hide">
      {sendable.length > 0 && (
        <>
          <Button size="lg" block icon="Send" onClick={() => void open()}>
            {t('send')}
          </Button>
          <p>{t('send.note')}</p>
        </>
      )}
      {sheet === 'failed' && <FormAlert>{t('send.failed')}</FormAlert>}
      {sheet && sheet !== 'failed' && <sheet.Sheet {...props} lines={sendable} onClose={() => setSheet(null)} />}
    </Root>
  );
}
