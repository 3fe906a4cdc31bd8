import { StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { Button, TextArea } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { useState } from 'react';
import styled from 'styled-components';
import { visitDrafts } from './visitDrafts';
import { visitMessages } from './visitMessages';

const MAX_NOTE = 500;
const schema = v.object({ note: v.pipe(v.string(), v.trim(), v.maxCodePoints(MAX_NOTE, 'rule.note')) });

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  & > button { justify-self: start; }
`;

interface EndVisitProps {
  /** Of the visit. */
  id: string;
  /** Of the button that opens the form. */
  label: string;
  /** What follows, where a note does not say it. */
  lead?: string;
  /** Asks for a note; without it there is none. */
  noteLabel?: string;
  submitLabel: string;
  /** Calls the visit off. @throws {AppError} */
  end: (note: string) => Promise<void>;
}

/** Calls a visit off, or says that none of its times suits. Two presses, because it cannot be undone. */
export function EndVisit({ id, label, lead, noteLabel, submitLabel, end }: EndVisitProps) {
  const [isAsking, setIsAsking] = useState(false);
  const form = useStoredForm({
    schema,
    messages: visitMessages,
    initial: { note: '' },
    serverFields: { note: ['note', 'rule.note'] },
    draft: { store: visitDrafts.of(`end ${id}`) },
    write: ({ note }) => end(note),
  });
  return (
    <Root>
      <Button variant="outline" aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
        {label}
      </Button>
      {isAsking && (
        <StoredForm form={form} label={label} submitLabel={submitLabel}>
          {lead && <p>{lead}</p>}
          {noteLabel && <TextArea {...form.field('note')} label={noteLabel} maxLength={MAX_NOTE} rows={3} />}
        </StoredForm>
      )}
    </Root>
  );
}
