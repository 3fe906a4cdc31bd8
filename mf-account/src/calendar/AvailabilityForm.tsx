import { useNotify, useT, useToday } from '@marketplace/section-kit';
import { StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { Checkbox, TextField } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { calendarMessages } from './calendarMessages';
import { useSetAvailability, type Availability } from './useCalendar';

const schema = v.pipe(
  v.object({ taking: v.picklist(['yes', 'no']), away: v.string(), free: v.string() }),
  v.forward(
    v.check(({ away, free }) => !free || free > away, 'rule.free'),
    ['free'],
  ),
);

interface AvailabilityFormProps {
  company: string;
  stored: Availability;
}

/** Says whether the company takes new work, until when it is away, and from when on it is free. */
export function AvailabilityForm({ company, stored }: AvailabilityFormProps) {
  const t = useT(calendarMessages);
  const notify = useNotify();
  const today = useToday() ?? undefined;
  const setAvailability = useSetAvailability(company);
  const form = useStoredForm({
    schema,
    messages: calendarMessages,
    initial: { taking: stored.accepting_work ? 'yes' : 'no', away: stored.away_until ?? '', free: stored.next_free_on ?? '' },
    serverFields: {
      accepting_work: ['taking', 'rule.taking'],
      away_until: ['away', 'rule.away'],
      next_free_on: ['free', 'rule.free'],
    },
    write: async ({ taking, away, free }) => {
      await setAvailability({ accepting_work: taking === 'yes', away_until: away || null, next_free_on: free || null });
      notify({ title: t('saved'), tone: 'success' });
    },
  });
  // Its value is a word: tied to the form as a whole, the box would answer with whether it is ticked.
  const { id, error } = form.field('taking');
  return (
    <StoredForm form={form} label={t('work')} submitLabel={t('save')} busyLabel={t('saving')}>
      <Checkbox
        id={id}
        error={error}
        label={t('taking')}
        hint={t('taking.hint')}
        checked={form.value('taking') === 'yes'}
        onChange={({ target }) => form.set('taking', target.checked ? 'yes' : 'no')}
      />
      <TextField {...form.field('away', 'free')} label={t('away')} hint={t('away.hint')} type="date" min={today} />
      <TextField {...form.field('free')} label={t('free')} hint={t('free.hint')} type="date" min={today} />
    </StoredForm>
  );
}
