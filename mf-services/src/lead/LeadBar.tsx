import { callFunction, useDb, useNotify, useT, useWrite } from '@marketplace/section-kit';
import { useRefusalFocus } from '@marketplace/section-kit/outcome';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, IconButton, LinkButton, media, useMinWidth } from '@marketplace/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { moreIcon } from '../icons';
import type { LeadAction } from './leadActions';
import { leadMessages } from './leadMessages';
import type { LeadPartProps } from './leadParts';
import type { LeadAnswer } from './leadQuery';

const Root = styled.section`
  display: grid;
  gap: var(--ui-s-12);
  position: sticky;
  z-index: 2;
  inset-block-end: 0;
  padding-block: var(--ui-s-12);
  background: var(--ui-bg);
  border-block-start: 1px solid var(--ui-line);
  ${media.lg} { position: static; border: 0; padding: 0; }
  ${media.xl} { position: sticky; inset-block: calc(var(--ui-header-height) + var(--ui-s-16)) auto; }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
  ${media.xl} {
    flex-direction: column;
    & > * { white-space: normal; }
  }
`;

/** As many stand beside each other; of more, the rest is behind one button. */
const MAX_SHOWN = 3;

interface LeadBarProps extends LeadPartProps {
  actions: readonly LeadAction[];
  /** Opens the form of an answer. */
  onAnswer: (answer: LeadAnswer) => void;
}

/** What the company can do: within reach of a thumb, and on a wide screen beside the request, in sight wherever one reads. */
export function LeadBar({ lead, actions, onAnswer, onChanged }: LeadBarProps) {
  const t = useT(leadMessages);
  const db = useDb();
  const notify = useNotify();
  const write = useWrite();
  const alert = useRefusalFocus(write);
  const [isMore, setIsMore] = useState(false);

  const sayInterested = () =>
    void write.run(async () => {
      await callFunction(db, 'advance_request', { request_id: lead.id, to_status: 'interested' });
      notify({ title: t('done.interested'), tone: 'success' });
      await onChanged();
    });
  const run = (action: Exclude<LeadAction, 'message'>) => (action === 'interested' ? sayInterested() : onAnswer(action));
  const isWide = useMinWidth('xl');
  const hasMore = !isWide && actions.length > MAX_SHOWN;
  const shown = hasMore && !isMore ? actions.slice(0, MAX_SHOWN - 1) : actions;
  if (actions.length === 0) return null;
  return (
    <Root aria-label={t('actions')}>
      <Row>
        {shown.map((action, index) => {
          const variant = index === 0 ? 'primary' : 'outline';
          return action === 'message' ? (
            <LinkButton key={action} href="#thread" variant={variant}>
              {t('action.message')}
            </LinkButton>
          ) : (
            <Button
              key={action}
              variant={variant}
              busy={action === 'interested' && write.busy}
              disabled={write.blocked}
              onClick={() => run(action)}
            >
              {t(`action.${action}`)}
            </Button>
          );
        })}
        {hasMore && <IconButton label={t('action.more')} icon={moreIcon} aria-expanded={isMore} onClick={() => setIsMore(!isMore)} />}
      </Row>
      <RefusalAlert ref={alert} write={write} onRetry={sayInterested} />
    </Root>
  );
}
