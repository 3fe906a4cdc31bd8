import { useLocale, useT } from '@marketplace/section-kit';
import { useId } from 'react';
import { easternTimeZone, formatDate, formatPrice } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { PricePoint } from './MaterialDetails';
import { materialPageMessages } from './materialPageMessages';
import { PriceChart } from './PriceChart';

const Box = styled.section`
  display: grid;
  gap: var(--ui-s-16);
  align-content: start;
  & h2 { font-size: 1.25rem; }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th, & td { padding: var(--ui-s-8) var(--ui-s-4); border-bottom: 1px solid var(--ui-line); text-align: start; }
  & td:last-child, & th:last-child { text-align: end; }
`;

/** What a material cost since when, as a line and as a table. */
export function PriceHistory({ history }: { history: readonly PricePoint[] }) {
  const t = useT(materialPageMessages);
  const locale = useLocale();
  const headingId = useId();
  if (history.length === 0) return null;
  return (
    <Box aria-labelledby={headingId}>
      <h2 id={headingId}>{t('history')}</h2>
      <PriceChart history={history} />
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('history.from')}</th>
            <th scope="col">{t('history.price')}</th>
          </tr>
        </thead>
        <tbody>
          {history.toReversed().map(({ price, from }) => (
            <tr key={from}>
              <td>{formatDate(from, locale, { dateStyle: 'long', timeZone: easternTimeZone })}</td>
              <td>{formatPrice(price, locale)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
