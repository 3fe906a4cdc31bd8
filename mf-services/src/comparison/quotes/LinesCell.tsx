import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { taxMessages } from '@marketplace/section-kit/tax';
import { Checkbox, formatNumber, Icon } from '@marketplace/shared-ui';
import type { LineKind } from '../../tracking/ProjectView';
import { usePlainWords } from '../../thread/Words';
import type { ComparedLine, Offer } from './ComparedQuote';
import { comparisonMessages } from './comparisonMessages';
import { Lines, Remark } from './tableStyles';

interface LinesCellProps {
  offer: Offer;
  kind: LineKind;
  onToggle: (line: string) => void;
}

/** The lines of one kind, optional ones to tick; in words when there are none. */
export function LinesCell({ offer: { quote, provider }, kind, onToggle }: LinesCellProps) {
  const t = useT(comparisonMessages);
  const taxName = useT(taxMessages);
  const locale = useLocale();
  const plain = usePlainWords();
  const lines = quote.lines.filter((line) => line.kind === kind);
  if (lines.length === 0) {
    return (
      <Remark>
        <Icon name="TriangleAlert" size={18} />
        {t('missing.kind')}
      </Remark>
    );
  }
  const price = (cents: number) => formatCents(cents, locale);
  // Silent where a line bears what the rows above list.
  const taxes = (line: ComparedLine) => {
    if (quote.tax.every(({ kind }) => line.taxes.includes(kind))) return null;
    return line.taxes.length === 0 ? t('line.untaxed') : t('line.taxes', { taxes: line.taxes.map((kind) => taxName(kind)).join(', ') });
  };
  return (
    <Lines role="list">
      {lines.map((line) => {
        const { id, qty, unit_cents, cents, optional, isIncluded } = line;
        const description = plain(line.description);
        const unit = line.unit && plain(line.unit);
        const quantity = [formatNumber(qty, locale, { maximumFractionDigits: 3 }), unit].filter(Boolean).join('\u00a0');
        const small = [
          optional && t(isIncluded ? 'line.chosen' : 'line.option'),
          (qty !== 1 || unit) && t('line.quantity', { quantity, price: price(unit_cents) }),
          taxes(line),
        ].filter(Boolean);
        return (
          <li key={id}>
            {optional ? (
              <Checkbox
                label={description}
                aria-label={`${description}, ${provider.name}`}
                checked={isIncluded}
                disabled={quote.status !== 'sent'}
                onChange={() => onToggle(id)}
              />
            ) : (
              <span>{description}</span>
            )}
            <strong>{price(cents)}</strong>
            {small.length > 0 && <small>{small.join(' · ')}</small>}
          </li>
        );
      })}
    </Lines>
  );
}
