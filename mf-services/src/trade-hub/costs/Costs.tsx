import { formatDollars, useLocale, useT } from '@marketplace/section-kit';
import { formatDate, formatNumber, media, Section } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { TradeHub } from '../../../content/trade-hubs/collection';
import { useTradeLabel } from '../../trades/useTradeLabel';
import { hubMessages } from '../messages';
import { useAcceptedRange } from './useAcceptedRange';

/* On wide screens the notes stand beside the table, so that half of the row is not empty. */
const Layout = styled.div`
  display: grid;
  gap: var(--ui-s-16) var(--ui-s-64);
  align-items: start;
  ${media.lg} { grid-template-columns: minmax(0, 760px) minmax(0, 1fr); }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & caption { padding-bottom: var(--ui-s-8); text-align: start; color: var(--ui-ink-muted); }
  & th, & td { padding: var(--ui-s-12) var(--ui-s-8); border-bottom: 1px solid var(--ui-line); text-align: start; vertical-align: top; }
  /* Prices stay whole; on the narrowest screens a long word gives way. */
  & tbody th { font-weight: 500; hyphens: auto; overflow-wrap: anywhere; }
  & td, & thead th:last-child { text-align: end; white-space: nowrap; }
`;

const Notes = styled.div`
  display: grid;
  gap: var(--ui-s-16);
`;

const Basis = styled.p`
  max-width: 75ch;
  font-size: 0.9375rem;
  line-height: 1.5;
  color: var(--ui-ink-muted);
`;

/** What jobs of the trade usually cost, and where that comes from. */
export function Costs({ hub: { costs, asOf }, trade }: { hub: Pick<TradeHub, 'costs' | 'asOf'>; trade: string }) {
  const t = useT(hubMessages);
  const locale = useLocale();
  const tradeLabel = useTradeLabel();
  const accepted = useAcceptedRange(trade);
  const money = (dollars: number) => formatDollars(dollars, locale);
  return (
    <Section title={t('costs.title')} tone="sunken">
      <Layout>
        <Table>
          <caption>{t('costs.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('costs.job')}</th>
              <th scope="col">{t('costs.range')}</th>
            </tr>
          </thead>
          <tbody>
            {costs.map(({ job, low, high }) => (
              <tr key={job}>
                <th scope="row">{job}</th>
                <td>{t('costs.value', { low: money(low), high: money(high) })}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Notes>
          {accepted && (
            <Basis>
              {t('costs.accepted', {
                count: formatNumber(accepted.count, locale),
                trade: tradeLabel(trade),
                low: money(accepted.low),
                high: money(accepted.high),
              })}
            </Basis>
          )}
          <Basis>{t('costs.basis', { date: formatDate(`${asOf}T12:00:00Z`, locale, { dateStyle: 'long', timeZone: 'UTC' }) })}</Basis>
        </Notes>
      </Layout>
    </Section>
  );
}
