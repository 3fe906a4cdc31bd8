import { useSignInHref, useT } from '@marketplace/section-kit';
import { ContactFields } from '@marketplace/section-kit/contact';
import { StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { useState } from 'react';
import { Checkbox, TextArea, TextField, TextLink } from '@marketplace/shared-ui';
import type { ListLine } from '../list/linesOf';
import { sendMessages } from './sendMessages';
import { accountSchema, guestSchema, type SendValues } from './sendRules';
import { VendorChoice, vendorsOf } from './VendorChoice';

const serverFields = {
  postal_code: ['postalCode', 'rule.postalCode'],
  name: ['name', 'rule.name.required'],
  email: ['email', 'rule.email.invalid'],
  phone: ['phone', 'rule.phone.invalid'],
  note: ['note', 'rule.note'],
} as const;
const MAX_VENDORS = 8;

interface SendFormProps {
  lines: readonly ListLine[];
  postalCode: string;
  isGuest: boolean;
  send: (values: SendValues, vendorIds: readonly string[], acknowledged: boolean) => Promise<void>;
}

/** Everything a vendor needs to answer. What is typed stays when something is refused. */
export function SendForm({ lines, postalCode, isGuest, send }: SendFormProps) {
  const t = useT(sendMessages);
  const vendors = vendorsOf(lines);
  const [chosen, setChosen] = useState(() => vendors.slice(0, MAX_VENDORS).map(({ id }) => id));
  const [acknowledged, setAcknowledged] = useState(false);
  const finalSales = lines.filter(({ finalSale, vendorId }) => finalSale && vendorId !== null && chosen.includes(vendorId)).length;
  const isUnacknowledged = finalSales > 0 && !acknowledged;
  const hasVendors = chosen.length > 0 && chosen.length <= MAX_VENDORS;
  const form = useStoredForm({
    schema: isGuest ? guestSchema : accountSchema,
    messages: sendMessages,
    initial: { postalCode, note: '', name: '', email: '', phone: '', preferred: 'email' },
    serverFields,
    write: async (values) => {
      if (!isUnacknowledged && hasVendors) await send(values, chosen, acknowledged);
    },
  });
  const signIn = useSignInHref('/list');
  const { field } = form;
  const isTried = form.attempts > 0;
  return (
    <StoredForm
      form={form}
      label={t('title')}
      submitLabel={t('submit')}
      aside={
        isGuest &&
        signIn && (
          <p>
            {t('hasAccount')} <TextLink href={signIn}>{t('signIn')}</TextLink>
          </p>
        )
      }
    >
      <VendorChoice vendors={vendors} chosen={chosen} onChange={setChosen} error={isTried && !hasVendors} />
      <TextField {...field('postalCode')} label={t('postalCode')} hint={t('postalCode.hint')} autoComplete="postal-code" required />
      <TextArea {...field('note')} label={t('note')} rows={3} />
      {isGuest && <ContactFields form={form} />}
      <p>{t(isGuest ? 'private' : 'account')}</p>
      {finalSales > 0 && (
        <Checkbox
          label={t('acknowledge', { count: finalSales })}
          checked={acknowledged}
          onChange={({ target }) => setAcknowledged(target.checked)}
          error={isTried && isUnacknowledged && t('acknowledge.missing')}
        />
      )}
    </StoredForm>
  );
}
