import { useNotify, useT } from '@marketplace/section-kit';
import type { Company } from '@marketplace/section-kit/companies';
import { requiredText, StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { Button, TextField, TextLink } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import { v } from '@marketplace/shared-ui/forms';
import { closingMessages } from './closingMessages';
import { useLeaving } from './useLeaving';

const schema = v.object({ name: requiredText(200, 'rule.name') });

/** Closes a company once its name is typed, which nobody does by mistake. */
export function ClosingForm({ company: { id, name } }: { company: Company }) {
  const t = useT(closingMessages);
  const notify = useNotify();
  const { close } = useLeaving(id);
  const form = useStoredForm({
    schema,
    messages: closingMessages,
    initial: { name: '' },
    serverFields: { name: ['name', 'rule.name'] },
    write: async (values) => {
      await close(values.name);
      notify({ title: t('done', { name, brand: brand.name }), description: t('done.text'), tone: 'success' });
    },
  });
  return (
    <StoredForm
      form={form}
      label={t('title', { brand: brand.name })}
      words={(refusal) =>
        refusal.field === 'hired' ? (
          <>
            {t('hired')} <TextLink href={`/account/leads?company=${id}&tab=won`}>{t('hired.link')}</TextLink>
          </>
        ) : undefined
      }
      aside={
        <Button type="submit" variant="danger" size="lg" busy={form.write.busy} busyLabel={t('busy')} disabled={form.write.blocked}>
          {t('submit')}
        </Button>
      }
    >
      <TextField {...form.field('name')} label={t('name')} hint={t('name.hint', { name })} autoComplete="off" required />
    </StoredForm>
  );
}
