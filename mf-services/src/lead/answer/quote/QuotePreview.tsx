import { useT } from '@marketplace/section-kit';
import { memo, useState } from 'react';
import { withOptions } from '../../../comparison/quotes/ComparedQuote';
import { FactRows } from '../../../comparison/quotes/FactRows';
import { Scroll, Table } from '../../../comparison/quotes/tableStyles';
import type { Quote } from '../../../tracking/ProjectView';
import { composerMessages } from './composerMessages';
import type { LeadToQuote } from './QuoteDraft';

interface QuotePreviewProps {
  quote: Quote;
  lead: Pick<LeadToQuote, 'company' | 'quotes'>;
}

/**
 * A quote as it stands in the homeowner's comparison, with what changed from the version before; what is optional can be ticked as
 * there. It renders again only for another quote, so that it does not slow typing beside it.
 */
export const QuotePreview = memo(function QuotePreview({ quote, lead: { company, quotes } }: QuotePreviewProps) {
  const t = useT(composerMessages);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (line: string) =>
    setChosen((before) => new Set(before.has(line) ? [...before].filter((other) => other !== line) : [...before, line]));
  const offer = { id: company.id, provider: company, quote: withOptions(company.id, quote, chosen), previous: quotes[0] };
  return (
    <Scroll role="region" aria-label={t('review.title')} tabIndex={0}>
      <Table $offers={1}>
        <thead>
          <tr>
            <td />
            <th scope="col">{company.name}</th>
          </tr>
        </thead>
        <FactRows offers={[offer]} token={null} onToggle={toggle} />
      </Table>
    </Scroll>
  );
});
