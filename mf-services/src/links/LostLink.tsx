import { callFunction, useDb, useT } from '@marketplace/section-kit';
import { emailRule, StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { TextField } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { useEffect, useRef } from 'react';
import { linkMessages } from './linkMessages';
import { lostLinkMessages } from './lostLinkMessages';

const schema = v.object({ email: emailRule });
const serverFields = { email: ['email', 'rule.email.invalid'] } as const;
const initial = { email: '' };

/** Emails somebody the links of their requests. What it says is the same whether there are any. */
export function LostLink() {
  const t = useT(lostLinkMessages);
  const offer = useT(linkMessages);
  const db = useDb();
  const answer = useRef<HTMLParagraphElement>(null);
  const form = useStoredForm({
    schema,
    initial,
    serverFields,
    write: ({ email }) => callFunction(db, 'request_links', { email }),
  });
  const address = form.sent?.values.email;
  useEffect(() => {
    if (address) answer.current?.focus();
  }, [address]);
  if (address) {
    return (
      <p ref={answer} tabIndex={-1} role="status">
        {t('sent', { address })}
      </p>
    );
  }
  return (
    <StoredForm form={form} label={offer('lost.lead')} submitLabel={t('submit')}>
      <TextField {...form.field('email')} type="email" autoComplete="email" label={t('email')} required />
    </StoredForm>
  );
}
