import { formatDollars, useLocale, useT } from '@marketplace/section-kit';
import { Card, CardGrid, formatDate, Section, StretchedLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { TradeHub } from '../../content/trade-hubs/collection';
import { useTradeLabel } from '../trades/useTradeLabel';
import { projectStartMessages } from './messages';
import type { PricedHub } from './tradePrices';

const Costs = styled.dl`
  display: grid;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: var(--ui-s-16);
    padding-block: var(--ui-s-8);
    border-top: 1px solid var(--ui-line);
  }
  & dt { color: var(--ui-ink-muted); }
  & dd { font-weight: 650; font-variant-numeric: tabular-nums; white-space: nowrap; }
`;

/** What jobs usually cost, each card leading to the whole table of its trade. */
export function CostCards({ shown }: { shown: readonly { hub: PricedHub; costs: TradeHub['costs'] }[] }) {
  const t = useT(projectStartMessages);
  const locale = useLocale();
  const tradeLabel = useTradeLabel();
  if (shown.length === 0) return null;
  const money = (dollars: number) => formatDollars(dollars, locale);
  // The oldest date holds for all of them.
  const [asOf = ''] = shown.map(({ hub }) => hub.words.en.asOf).toSorted();
  const month = formatDate(`${asOf}T12:00:00Z`, locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Section title={t('costs.title')} lead={t('costs.lead', { month })}>
      <CardGrid min={300}>
        {shown.map(({ hub, costs }) => (
          <li key={hub.slug}>
            <Card>
              <h3>
                <StretchedLink href={hub.path!}>{tradeLabel(hub.words.en.trades[0]!)}</StretchedLink>
              </h3>
              <Costs>
                {costs.map(({ job, low, high }) => (
                  <div key={job}>
                    <dt>{job}</dt>
                    <dd>{t('costs.value', { low: money(low), high: money(high) })}</dd>
                  </div>
                ))}
              </Costs>
            </Card>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
