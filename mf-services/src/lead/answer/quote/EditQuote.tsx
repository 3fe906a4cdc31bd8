import { useT } from '@marketplace/section-kit';
import { useFocusAfter, useOutcome } from '@marketplace/section-kit/outcome';
import type { InvoiceTotal, Province } from '@marketplace/section-kit/tax';
import { Button, useMinWidth } from '@marketplace/shared-ui';
import { FormErrorSummary } from '@marketplace/shared-ui/forms';
import { useCallback } from 'react';
import type { Quote } from '../../../tracking/ProjectView';
import { composerMessages } from './composerMessages';
import { Bar, Columns, Editor, Group, Lines, Row, Stack } from './composerStyles';
import { taxQuestions, type TaxTables } from './draftPrices';
import type { FieldErrors } from './FieldErrors';
import { LawNote } from './LawNote';
import { LineFields } from './LineFields';
import { LivePreview } from './LivePreview';
import type { LeadToQuote, QuoteDraft } from './QuoteDraft';
import { Sums } from './Sums';
import { ProvinceField, TaxFields } from './TaxFields';
import { TemplateChips } from './TemplateChips';
import type { QuoteStart } from './quoteStart';
import { TermsFields } from './TermsFields';
import type { QuoteChanges } from './useQuoteDraft';

interface EditQuoteProps {
  lead: LeadToQuote;
  draft: QuoteDraft;
  changes: QuoteChanges;
  start: QuoteStart | undefined;
  province: Province | '';
  tables: TaxTables;
  total: InvoiceTotal;
  /** What the homeowner would read; `null` until it is known where the work is done. */
  preview: Quote | null;
  errors: FieldErrors;
  onReview: () => void;
}

/** The fields of a quote, with its sums below them and what comes of them beside them. */
export function EditQuote({ lead, draft, changes, start, province, tables, total, preview, errors, onReview }: EditQuoteProps) {
  const t = useT(composerMessages);
  const isWide = useMinWidth('xl');
  const { lines, terms } = draft;
  const { removeLine } = changes;
  const { status, say } = useOutcome();
  const { ref: add, begin } = useFocusAfter<HTMLButtonElement>(lines.map(({ key }) => key).join());
  const remove = useCallback(
    (key: string, byKeyboard: boolean) => {
      // Who points stays at the place where the line was.
      begin({ preventScroll: !byKeyboard });
      removeLine(key);
      say(t('line.removed'));
    },
    [begin, removeLine, say, t],
  );
  const live = <LivePreview preview={preview} lead={lead} />;
  return (
    <Columns>
      <Editor>
        <FormErrorSummary title={t('problems')} attempt={errors.attempt} errors={errors.list} />
        {start && (
          <TemplateChips
            company={lead.company.id}
            templates={start.templates}
            onApply={(template) => changes.applyTemplate(template, start)}
          />
        )}
        {lead.project.province === null && (
          <ProvinceField value={draft.province} errors={errors} onChange={(chosen) => changes.change({ province: chosen })} />
        )}
        <Group>
          <legend>{t('lines')}</legend>
          <Lines role="list">
            {lines.map((line, index) => (
              <LineFields
                key={line.key}
                line={line}
                number={index + 1}
                company={lead.company.id}
                prefix={errors.prefix}
                descriptionError={errors.of(`${line.key}.description`)}
                qtyError={errors.of(`${line.key}.qty`)}
                priceError={errors.of(`${line.key}.price`)}
                onChange={changes.changeLine}
                onRemove={remove}
              />
            ))}
          </Lines>
          {status}
          <Row>
            <Button ref={add} variant="outline" icon="Plus" disabled={lines.length >= MAX_LINES} onClick={changes.addLine}>
              {t('line.add')}
            </Button>
          </Row>
        </Group>
        {province && <TaxFields {...{ draft, province, tables, errors, changes }} />}
        <Stack>
          <TermsFields terms={terms} errors={errors} onChange={changes.changeTerms} />
          {province && <LawNote province={province} terms={terms} totalCents={total.totalCents} />}
        </Stack>
        {!isWide && live}
        <Bar>
          {province && <Sums total={total} isUnsettled={taxQuestions(draft, province, tables).some(({ isOpen }) => isOpen)} />}
          <Button size="lg" block onClick={onReview}>
            {t('review')}
          </Button>
        </Bar>
      </Editor>
      {isWide && live}
    </Columns>
  );
}

/** As the database takes them. */
const MAX_LINES = 100;
