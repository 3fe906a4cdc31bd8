import { formatDollars, useLocale, useT } from '@marketplace/section-kit';
import { media, Section, Tile, TileGrid } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import styled from 'styled-components';
import { serviceArt } from '../provider/serviceArt';
import { useTradeLabel } from '../trades/useTradeLabel';
import { projectStartMessages } from './messages';
import type { TradePrice } from './tradePrices';

const Grid = styled(TileGrid)`
  ${media.lg} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

const Price = styled.b`
  display: block;
  color: var(--ui-ink);
`;

/** Trades with what one of their jobs costs at least. */
export function TradeTiles({ prices }: { prices: readonly TradePrice[] }) {
  const t = useT(projectStartMessages);
  const locale = useLocale();
  const tradeLabel = useTradeLabel();
  if (prices.length === 0) return null;
  return (
    <Section title={t('trades.title')} lead={t('trades.lead')}>
      <Grid>
        {prices.map(({ trade, href, from, job }) => (
          <Tile
            key={trade}
            href={href}
            title={tradeLabel(trade)}
            art={art[serviceArt(trade)]}
            text={
              <>
                {/* Some trades are the job. */}
                {job[locale].toLowerCase() !== tradeLabel(trade).toLowerCase() && `${job[locale]} `}
                <Price>{t('trades.from', { price: formatDollars(from, locale) })}</Price>
              </>
            }
          />
        ))}
      </Grid>
    </Section>
  );
}
