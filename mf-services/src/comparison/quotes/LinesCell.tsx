import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { taxMessages } from '@marketplace/section-kit/tax';
import { formatNumber, Icon } from '@marketplace/shared-ui';
import type { LineKind, Quote } from '../../tracking/ProjectView';
import { comparisonMessages } from './comparisonMessages';
import { Lines, Remark } from './tableStyles';

/** The lines of one kind; in words when there are none. */
export function LinesCell({ quote, kind }: { quote: Quote; kind: LineKind }) {
  const t = useT(comparisonMessages);
  const taxName = useT(taxMessages);
  const locale = useLocale();
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
  const taxes = (line: Quote['lines'][number]) => {
    if (quote.tax.every(({ kind }) => line.taxes.includes(kind))) return null;
    return line.taxes.length === 0 ? t('line.untaxed') : t('line.taxes', { taxes: line.taxes.map((kind) => taxName(kind)).join(', ') });
  };
  return (
    <Lines role="list">
      {lines.map((line, index) => {
        const { description, qty, unit, unit_cents, cents } = line;
        const quantity = [formatNumber(qty, locale, { maximumFractionDigits: 3 }), unit].filter(Boolean).join('\u00a0');
        const small = [(qty !== 1 || unit) && t('line.quantity', { quantity, price: price(unit_cents) }), taxes(line)].filter(Boolean);
        return (
          <li key={`${index} ${description}`}>
            <span>{description}</span>
            <strong>{price(cents)}</strong>
            {small.length > 0 && <small>{small.join(' · ')}</small>}
          </li>
        );
      })}
    </Lines>
  );
}
