import { callFunction, useDb, useNotify, useT, useToday } from '@marketplace/section-kit';
import { useStoredForm } from '@marketplace/section-kit/form';
import { SelectField } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { FieldsDialog } from '../reviews/write/FieldsDialog';
import { Clashes } from './Clashes';
import { TimesField } from './TimesField';
import { isLive, type Visit } from './Visit';
import { visitDrafts } from './visitDrafts';
import { visitMessages } from './visitMessages';
import { daysAfter } from './visitTimes';

const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240] as const;
const PLACES = ['site', 'video', 'phone'] as const;

const schema = v.object({ minutes: v.string(), place: v.string(), starts: v.pipe(v.string(), v.nonEmpty('rule.starts')) });

interface ProposeVisitProps {
  lead: { id: string; visit: Pick<Visit, 'status'> | null };
  onClose: () => void;
  /** Reads the request again, after it was proposed. */
  onChanged: () => Promise<unknown>;
}

/** Offers a visit at one to five times. What was chosen stays on the device until it is sent. */
export function ProposeVisit({ lead, onClose, onChanged }: ProposeVisitProps) {
  const t = useT(visitMessages);
  const db = useDb();
  const notify = useNotify();
  const today = useToday();
  // A draft of days ago may hold times that are over.
  const ahead = (starts: string) => starts.split(',').filter((start) => start && (!today || start.slice(0, 10) > today));
  const form = useStoredForm({
    schema,
    messages: visitMessages,
    initial: { minutes: '60', place: 'site', starts: '' },
    serverFields: { starts: ['starts', 'rule.starts'] },
    draft: { store: visitDrafts.of(`propose ${lead.id}`), isFirst: true },
    write: async ({ minutes, place, starts }, { id }) => {
      const visit = { id, request_id: lead.id, minutes, place, starts: ahead(starts) };
      await callFunction(db, 'propose_visit', { visit });
      notify({ title: t('propose.done'), tone: 'success' });
      onClose();
      await onChanged();
    },
  });
  const starts = ahead(form.value('starts'));
  const { id, error } = form.field('starts');
  return (
    <FieldsDialog form={form} title={t('propose.title')} lead={t('propose.lead')} submitLabel={t('propose.submit')} onClose={onClose}>
      {lead.visit && isLive(lead.visit) && <p>{t('propose.replaces')}</p>}
      <TimesField
        {...{ id, error, starts }}
        days={today ? daysAfter(today) : []}
        onChange={(changed) => form.set('starts', changed.join(','))}
      />
      <Clashes requestId={lead.id} starts={starts} minutes={Number(form.value('minutes'))} />
      <SelectField
        {...form.field('minutes')}
        label={t('propose.length')}
        options={LENGTHS.map((count) => ({ value: String(count), label: t('length', { count }) }))}
      />
      <SelectField
        {...form.field('place')}
        label={t('propose.place')}
        options={PLACES.map((place) => ({ value: place, label: t(`propose.place.${place}`) }))}
      />
    </FieldsDialog>
  );
}
