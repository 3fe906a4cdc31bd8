import { signInHref, useLocale, useT, type MessageKey, type Refusal, type Write } from 'section-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, Checkbox, FormAlert, SelectField, TextArea, TextField, TextLink } from 'shared-ui';
import { FormErrorSummary, schemaResolver, useForm } from 'shared-ui/forms';
import styled from 'styled-components';
import type { ListLine } from '../list/linesOf';
import { useProblemText } from '../useProblemText';
import type { SendValues } from './sendList';
import { sendMessages } from './sendMessages';
import { accountSchema, guestSchema } from './sendRules';
import { VendorChoice, vendorsOf } from './VendorChoice';

const Root = styled.form`
  display: grid;
  gap: var(--ui-s-20);
`;

type Text = MessageKey<keyof (typeof sendMessages)['catalogues']['en'] & string>;
type Field = keyof SendValues;

/** Fields of the database and the rule each breaks, for readers of another language than the server's. */
const serverFields: Readonly<Record<string, readonly [Field, Text]>> = {
  postal_code: ['postalCode', 'rule.postalCode'],
  name: ['name', 'rule.name'],
  email: ['email', 'rule.email'],
  phone: ['phone', 'rule.phone'],
  note: ['note', 'rule.note'],
};
const guestFields: readonly Field[] = ['postalCode', 'note', 'name', 'email', 'phone', 'preferred'];
const ways = ['email', 'phone', 'message'] as const;
const MOST_VENDORS = 8;

interface SendFormProps {
  lines: readonly ListLine[];
  postalCode: string;
  isGuest: boolean;
  write: Write;
  send: (values: SendValues, vendorIds: readonly string[], acknowledged: boolean) => Promise<Refusal | null>;
}

/** Everything a vendor needs to answer. What is typed stays when something is refused. */
export function SendForm({ lines, postalCode, isGuest, write, send }: SendFormProps) {
  const t = useT(sendMessages);
  const locale = useLocale();
  const problemText = useProblemText();
  const prefix = useId();
  const vendors = vendorsOf(lines);
  const [chosen, setChosen] = useState(() => vendors.slice(0, MOST_VENDORS).map(({ id }) => id));
  const [acknowledged, setAcknowledged] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const form = useForm<SendValues>({
    resolver: schemaResolver(isGuest ? guestSchema : accountSchema),
    defaultValues: { postalCode, note: '', name: '', email: '', phone: '', preferred: 'email' },
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const { busy, refusal, at } = write;
  useEffect(() => {
    if (refusal) alert.current?.focus();
  }, [refusal]);

  const finalSales = lines.filter(({ finalSale, vendorId }) => finalSale && vendorId !== null && chosen.includes(vendorId)).length;
  const isUnacknowledged = finalSales > 0 && !acknowledged;
  const hasVendors = chosen.length > 0 && chosen.length <= MOST_VENDORS;
  const textOf = (name: Field): string | undefined => {
    const error = errors[name];
    return typeof error?.message === 'string' ? (error.type === 'server' ? error.message : t(error.message as Text)) : undefined;
  };
  const field = (name: Field) => ({ id: `${prefix}${name}`, error: textOf(name), ...form.register(name) });
  const broken = guestFields.flatMap((name) => (textOf(name) ? [{ id: `${prefix}${name}`, message: textOf(name)! }] : []));

  const submit = form.handleSubmit(
    async (values) => {
      setIsTried(true);
      if (isUnacknowledged || !hasVendors) return;
      const refusal = await send(values, chosen, acknowledged);
      const [name, rule] = serverFields[refusal?.field ?? ''] ?? [];
      if (refusal && name && rule) {
        form.setError(name, { type: 'server', message: locale === 'en' && refusal.message ? problemText(refusal, 0) : t(rule) });
      }
    },
    () => setIsTried(true),
  );

  return (
    <Root noValidate aria-label={t('title')} onSubmit={(event) => (event.preventDefault(), void submit())}>
      <FormErrorSummary title={t('summary')} attempt={submitCount} errors={broken} />
      <VendorChoice vendors={vendors} chosen={chosen} onChange={setChosen} error={isTried && !hasVendors} />
      <TextField {...field('postalCode')} label={t('postalCode')} hint={t('postalCode.hint')} autoComplete="postal-code" required />
      <TextArea {...field('note')} label={t('note')} rows={3} />
      {isGuest && (
        <>
          <TextField {...field('name')} label={t('name')} autoComplete="name" required />
          <TextField {...field('email')} label={t('email')} type="email" autoComplete="email" required />
          <TextField {...field('phone')} label={t('phone')} type="tel" autoComplete="tel" />
          <SelectField
            {...field('preferred')}
            label={t('preferred')}
            options={ways.map((value) => ({ value, label: t(`preferred.${value}`) }))}
          />
        </>
      )}
      <p>{t(isGuest ? 'private' : 'account')}</p>
      {finalSales > 0 && (
        <Checkbox
          label={t('acknowledge', { count: finalSales })}
          checked={acknowledged}
          onChange={({ target }) => setAcknowledged(target.checked)}
          error={isTried && isUnacknowledged && t('acknowledge.missing')}
        />
      )}
      {refusal && <FormAlert ref={alert}>{problemText(refusal, at)}</FormAlert>}
      <Button type="submit" size="lg" block busy={busy} busyLabel={t('busy')}>
        {t('submit')}
      </Button>
      {isGuest && (
        <p>
          {t('hasAccount')} <TextLink href={signInHref('/list')}>{t('signIn')}</TextLink>
        </p>
      )}
    </Root>
  );
}
