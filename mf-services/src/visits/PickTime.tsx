import { callFunction, useDb, useNotify, useT } from '@marketplace/section-kit';
import { StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { Button, TextField } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import type { HomeownerVisitProps } from './HomeownerVisit';
import { StartField } from './StartField';
import { visitDrafts } from './visitDrafts';
import { visitMessages } from './visitMessages';

const MAX_ADDRESS = 200;

const schemaOf = (needsAddress: boolean) =>
  v.object({
    start: v.pipe(v.string(), v.nonEmpty('rule.start')),
    address: v.pipe(
      v.string(),
      v.trim(),
      v.minCodePoints(needsAddress ? 1 : 0, 'rule.address'),
      v.maxCodePoints(MAX_ADDRESS, 'rule.long.200'),
    ),
  });

/** Picks one of the times that were offered; a visit at the home asks for its address. */
export function PickTime({ visit, address, token, onUnconfirmed, onChanged }: Omit<HomeownerVisitProps, 'name'>) {
  const t = useT(visitMessages);
  const db = useDb();
  const notify = useNotify();
  const isAtHome = visit.place === 'site';
  const form = useStoredForm({
    schema: schemaOf(isAtHome),
    messages: visitMessages,
    initial: { start: visit.starts.length === 1 ? visit.starts[0]! : '', address: address ?? '' },
    serverFields: { start: ['start', 'rule.start'], address: ['address', 'rule.address'] },
    draft: { store: visitDrafts.of(visit.id) },
    write: async (values) => {
      const where = isAtHome && { address: values.address };
      await callFunction(db, 'pick_visit', { visit_id: visit.id, start: values.start, ...where, ...(token && { token }) });
      notify({ title: t('offer.done'), tone: 'success' });
      await onChanged();
    },
  });
  return (
    <StoredForm
      form={form}
      label={t('title')}
      submitLabel={onUnconfirmed ? undefined : t('offer.submit')}
      words={({ field }) => (field === 'confirm' ? t('offer.unconfirmed') : undefined)}
      aside={
        onUnconfirmed && (
          <Button size="lg" block onClick={onUnconfirmed}>
            {t('offer.submit')}
          </Button>
        )
      }
    >
      <StartField
        {...form.field('start')}
        visit={visit}
        value={form.value('start')}
        onChange={({ target }) => form.set('start', target.value)}
      />
      {isAtHome && (
        <TextField
          {...form.field('address')}
          label={t('offer.address')}
          hint={t('offer.address.hint')}
          autoComplete="street-address"
          maxLength={MAX_ADDRESS}
          required
        />
      )}
    </StoredForm>
  );
}
