import { useDb, useNotify, useT } from '@marketplace/section-kit';
import { formDrafts, requiredText, StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { Button, SelectField, TextArea } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import styled from 'styled-components';
import { isOlder } from '../form/isOlder';
import { decide, grounds, takesAway } from './decide';
import { staffMessages } from './staffMessages';
import { useFactWords } from './useFactWords';
import { useReadAgain, type StaffItem } from './useStaff';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
`;

const schema = v.pipe(
  v.object({ reason: requiredText(200, 'rule.reason'), ground: v.string(), decision: v.string() }),
  v.forward(
    v.check(({ decision, ground }) => !takesAway(decision) || ground !== '', 'rule.ground'),
    ['ground'],
  ),
);

/** The reason as far as it is typed, by what is decided. */
const drafts = formDrafts({ key: 'account.decision', storage: 'session' });

interface DecisionFormProps {
  queue: string;
  id: string;
  decisions: StaffItem['decisions'];
  /** Once it is recorded and the page shows it. */
  onDecided: () => void;
}

/** The reason, and a button for each decision that is possible now. */
export function DecisionForm({ queue, id, decisions, onDecided }: DecisionFormProps) {
  const t = useT(staffMessages);
  const words = useFactWords();
  const db = useDb();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const form = useStoredForm({
    schema,
    messages: staffMessages,
    initial: { ground: '', reason: '', decision: '' },
    draft: { store: drafts.of(`${queue} ${id}`), fields: ['ground', 'reason'] },
    serverFields: { reason: ['reason', 'rule.reason'] },
    write: async ({ decision, reason, ground }) => {
      try {
        await decide(db, queue, id, decision, reason, ground);
      } catch (error) {
        if (isOlder(error)) await readAgain();
        throw error;
      }
      await readAgain();
      notify({ title: t('decided'), description: t(`decision.${decisions.find((known) => known === decision)!}`), tone: 'success' });
      onDecided();
    },
  });
  const press = (decision: string) => {
    form.set('decision', decision);
    void form.submit();
  };
  const { busy, blocked } = form.write;
  return (
    <StoredForm form={form} label={t('decide')} words={(refusal) => (isOlder(refusal) ? t('newer') : undefined)}>
      {decisions.some(takesAway) && (
        <SelectField
          {...form.field('ground')}
          label={t('ground')}
          hint={t('ground.hint')}
          options={[{ value: '', label: t('choose') }, ...grounds.map((value) => ({ value, label: words.value(value) }))]}
        />
      )}
      <TextArea {...form.field('reason')} label={t('reason')} hint={t('reason.hint')} rows={3} required />
      <Buttons>
        {decisions.map((decision, place) => (
          <Button
            key={decision}
            size="lg"
            variant={place === 0 ? undefined : 'outline'}
            busy={busy && form.value('decision') === decision}
            disabled={blocked || (busy && form.value('decision') !== decision)}
            onClick={() => press(decision)}
          >
            {t(`decision.${decision}`)}
          </Button>
        ))}
      </Buttons>
    </StoredForm>
  );
}
