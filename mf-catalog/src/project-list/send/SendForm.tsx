import { parsePostalCode, useSignInHref, useT } from '@marketplace/section-kit';
import { ContactFields } from '@marketplace/section-kit/contact';
import { formDrafts, StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { LegalNotice, useLegalNotice } from '@marketplace/section-kit/legal-notice';
import { useRef, useState } from 'react';
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

/** What was typed by an account, or by a `guest`, for as long as the tab is open. It is forgotten once the list was sent. */
const drafts = formDrafts({ key: 'catalog.list-send-form', storage: 'session' });
export const sendDraft = (owner: string | null) => drafts.of(owner ?? 'guest');

interface SendFormProps {
  lines: readonly ListLine[];
  /** Ids of the vendors that nobody reads for. */
  unreachable: ReadonlySet<string>;
  postalCode: string;
  owner: string | null;
  send: (values: SendValues, vendorIds: readonly string[], acknowledged: boolean, notice: string) => Promise<void>;
}

/** Everything a vendor needs to answer. What is typed stays when something is refused, and over a reload. */
export function SendForm({ lines, unreachable, postalCode, owner, send }: SendFormProps) {
  const isGuest = owner === null;
  const t = useT(sendMessages);
  const vendors = vendorsOf(lines);
  const [chosen, setChosen] = useState(() => vendors.slice(0, MAX_VENDORS).map(({ id }) => id));
  const [acknowledged, setAcknowledged] = useState(false);
  const acknowledgement = useRef<HTMLInputElement>(null);
  const finalSales = lines.filter(({ finalSale, vendorId }) => finalSale && vendorId !== null && chosen.includes(vendorId)).length;
  const isUnacknowledged = finalSales > 0 && !acknowledged;
  const hasVendors = chosen.length > 0 && chosen.length <= MAX_VENDORS;
  const notice = useLegalNotice();
  const form = useStoredForm({
    schema: isGuest ? guestSchema : accountSchema,
    messages: sendMessages,
    initial: { postalCode, note: '', name: '', email: '', phone: '', preferred: 'email' },
    serverFields,
    // A press without a vendor sends nothing, and must end nothing.
    draft: { store: sendDraft(owner), isFirst: true, isKept: true },
    write: async (values) => {
      if (!hasVendors) return;
      if (isUnacknowledged) return acknowledgement.current?.focus();
      await send(values, chosen, acknowledged, notice.idIn(parsePostalCode(values.postalCode)?.province));
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
      <VendorChoice vendors={vendors} unreachable={unreachable} chosen={chosen} onChange={setChosen} error={isTried && !hasVendors} />
      <TextField {...field('postalCode')} label={t('postalCode')} hint={t('postalCode.hint')} autoComplete="postal-code" required />
      <TextArea {...field('note')} label={t('note')} rows={3} />
      {isGuest && <ContactFields form={form} />}
      <p>{t(isGuest ? 'private' : 'account')}</p>
      {finalSales > 0 && (
        <Checkbox
          ref={acknowledgement}
          label={t('acknowledge', { count: finalSales })}
          checked={acknowledged}
          onChange={({ target }) => setAcknowledged(target.checked)}
          error={isTried && isUnacknowledged && <span role="alert">{t('acknowledge.missing')}</span>}
        />
      )}
      <LegalNotice notice={notice} province={parsePostalCode(form.value('postalCode'))?.province} />
    </StoredForm>
  );
}
