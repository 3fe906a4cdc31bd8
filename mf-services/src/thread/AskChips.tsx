import { newId, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { useState } from 'react';
import { Button, FilterChip } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { Question } from './Conversation';
import { threadMessages } from './threadMessages';
import type { SendMessage } from './useConversation';

/** Everything that a company may ask with one press. */
export const allQuestions: readonly Question[] = ['photos', 'postal_code', 'timing', 'sizes', 'access'];
const none: Question[] = [];

const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { margin-bottom: var(--ui-s-8); font-weight: 600; }
`;

interface AskChipsProps {
  /** Those that are offered. */
  questions: readonly Question[];
  onSend: SendMessage;
}

/** Questions that a company sends with two presses, and that each side reads in its own language. */
export function AskChips({ questions, onSend }: AskChipsProps) {
  const t = useT(threadMessages);
  const write = useWrite();
  // The same questions again, after a lost answer, are the same message.
  const [draft, setDraft] = useState(() => ({ id: newId(), ask: none }));
  const toggle = (code: Question) =>
    setDraft(({ ask }) => ({ id: newId(), ask: ask.includes(code) ? ask.filter((kept) => kept !== code) : [...ask, code] }));
  const send = () =>
    void write.run(async () => {
      await onSend(draft);
      setDraft({ id: newId(), ask: none });
    });
  return (
    <Root disabled={write.busy}>
      <legend>{t('questions')}</legend>
      {questions.map((code) => (
        <FilterChip key={code} selected={draft.ask.includes(code)} onClick={() => toggle(code)}>
          {t(`ask.${code}`)}
        </FilterChip>
      ))}
      {draft.ask.length > 0 && (
        <Button busy={write.busy} disabled={write.blocked} onClick={send}>
          {t('questions.send')}
        </Button>
      )}
      <RefusalAlert write={write} onRetry={send} />
    </Root>
  );
}
