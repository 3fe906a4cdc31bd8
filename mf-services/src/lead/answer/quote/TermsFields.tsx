import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { parseCents } from '@marketplace/section-kit/number';
import { Accordion, formatDate, TextArea, TextField } from '@marketplace/shared-ui';
import { composerMessages } from './composerMessages';
import { Fields } from './composerStyles';
import { ChoiceField } from './ChoiceField';
import type { FieldErrors } from './FieldErrors';
import { dayIn, type DraftTerms, type PermitBy, type PriceKind } from './QuoteDraft';

const priceKinds: readonly PriceKind[] = ['fixed', 'estimate'];
const permits: readonly PermitBy[] = ['provider', 'homeowner', 'none'];
const longTexts = [
  ['warranty', 2000],
  ['inclusions', 5000],
  ['exclusions', 5000],
  ['note', 2000],
] as const;

interface TermsFieldsProps {
  terms: DraftTerms;
  errors: FieldErrors;
  onChange: (part: Partial<DraftTerms>) => void;
}

/** The terms of a quote: what has to be said, and folded what usually stays as it is. */
export function TermsFields({ terms, errors, onChange }: TermsFieldsProps) {
  const t = useT(composerMessages);
  const locale = useLocale();
  const deposit = parseCents(terms.deposit, locale) ?? 0;
  const summary = t('terms', {
    date: terms.validUntil && formatDate(terms.validUntil, locale, { dateStyle: 'long', timeZone: 'UTC' }),
    deposit: formatCents(Number.isFinite(deposit) ? deposit : 0, locale),
  });
  const field = (name: 'validUntil' | 'startOn' | 'days' | 'deposit' | 'depositTerms') => ({
    id: errors.id(name),
    label: t(`terms.${name}`),
    value: terms[name],
    error: errors.of(name),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const folded = (
    <Fields>
      <TextField {...field('validUntil')} type="date" min={dayIn(0)} max={dayIn(365)} />
      <TextField {...field('deposit')} inputMode="decimal" onFocus={({ target }) => target.select()} />
      <TextField {...field('depositTerms')} maxLength={500} />
      <TextField {...field('startOn')} type="date" min={dayIn(0)} />
      <TextField {...field('days')} inputMode="numeric" />
      {longTexts.map(([name, maxLength]) => (
        <TextArea
          key={name}
          label={t(`terms.${name}`)}
          rows={3}
          maxLength={maxLength}
          value={terms[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
    </Fields>
  );
  return (
    <>
      <ChoiceField
        id={errors.id('priceKind')}
        label={t('priceKind')}
        options={priceKinds.map((value) => ({ value, label: t(`priceKind.${value}`) }))}
        value={terms.priceKind}
        error={undefined}
        onChoose={(priceKind) => onChange({ priceKind })}
      />
      <ChoiceField
        id={errors.id('permit')}
        label={t('permit')}
        options={permits.map((value) => ({ value, label: t(`permit.${value}`) }))}
        value={terms.permit || null}
        error={errors.of('permit')}
        onChoose={(permit) => onChange({ permit })}
      />
      <Accordion
        // A mistake in a closed part is opened, so that the list of mistakes leads to it.
        key={errors.attempt}
        defaultOpen={foldedNames.some((name) => errors.of(name)) ? ['terms'] : []}
        items={[{ id: 'terms', title: summary, content: folded }]}
      />
    </>
  );
}

const foldedNames = ['validUntil', 'deposit', 'startOn', 'days'];
