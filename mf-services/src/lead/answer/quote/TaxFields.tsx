import { useT } from '@marketplace/section-kit';
import { provinces, taxMessages, type Province } from '@marketplace/section-kit/tax';
import { SelectField } from '@marketplace/shared-ui';
import { ChoiceField } from './ChoiceField';
import { composerMessages } from './composerMessages';
import { Group, Quiet } from './composerStyles';
import { choiceField } from './draftProblems';
import { taxQuestions, type TaxTables } from './draftPrices';
import type { FieldErrors } from './FieldErrors';
import type { QuoteDraft } from './QuoteDraft';
import type { QuoteChanges } from './useQuoteDraft';

/** Where the work is done, for a request that does not say it. */
export function ProvinceField({
  value,
  errors,
  onChange,
}: {
  value: Province | '';
  errors: FieldErrors;
  onChange: (province: Province) => void;
}) {
  const t = useT(composerMessages);
  const name = useT(taxMessages);
  return (
    <SelectField
      id={errors.id('province')}
      label={t('province')}
      hint={t('province.hint')}
      error={errors.of('province')}
      value={value}
      options={[
        { value: '', label: t('province.choose'), disabled: true },
        ...provinces.map((province) => ({ value: province, label: name(province) })),
      ]}
      onChange={({ target }) => onChange(target.value as Province)}
    />
  );
}

interface TaxFieldsProps {
  draft: QuoteDraft;
  province: Province;
  tables: TaxTables;
  errors: FieldErrors;
  changes: QuoteChanges;
}

/** What decides about the taxes beside the lines: being registered, and what the rules of the province leave open. */
export function TaxFields({ draft, province, tables, errors, changes }: TaxFieldsProps) {
  const t = useT(composerMessages);
  const name = useT(taxMessages);
  return (
    <Group>
      <legend>{t('taxes')}</legend>
      <ChoiceField
        id={errors.id('registered')}
        label={t('registered')}
        hint={t('registered.hint')}
        options={[
          { value: true, label: t('yes') },
          { value: false, label: t('no') },
        ]}
        value={draft.registered}
        error={errors.of('registered')}
        onChoose={(registered) => changes.change({ registered })}
      />
      {taxQuestions(draft, province, tables).map(({ rule, charged }) => {
        const { taxClass, kind, source } = rule;
        const isUnknown = rule.charged === 'unknown';
        return (
          <ChoiceField
            key={choiceField(rule)}
            id={errors.id(choiceField(rule))}
            label={t('choice.label', { tax: name(kind), class: t(`taxClass.${taxClass}`) })}
            hint={[isUnknown && t('choice.unknown'), t('choice.source', { source })].filter(Boolean).join(' ')}
            options={[
              { value: false, label: t(isUnknown ? 'choice.free' : 'choice.rule') },
              { value: true, label: t('choice.charged') },
            ]}
            value={charged ?? (isUnknown ? null : false)}
            error={errors.of(choiceField(rule))}
            onChoose={(chosen) => changes.choose({ taxClass, kind, charged: chosen })}
          />
        );
      })}
      {draft.registered === false && <Quiet>{t('total.unregistered')}</Quiet>}
    </Group>
  );
}
