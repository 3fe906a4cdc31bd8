import { formatCents, useDb, useLocale, useT } from '@marketplace/section-kit';
import { PanelBody, PanelRow } from '@marketplace/section-kit/panel';
import { useQuery } from '@marketplace/section-kit/query';
import styled from 'styled-components';
import { exchange } from './device/listSync';
import { lineCents } from './list/listTotals';
import { myListMessages } from './myListMessages';
import { useList } from './useList';
import { useTotals } from './useTotals';

const MAX_ROWS = 3;

const Total = styled.p`
  font-weight: 650;
`;

/** In a panel of the dashboard: what stands on the project list, and what it costs. */
export function MyList() {
  const t = useT(myListMessages);
  const locale = useLocale();
  const db = useDb();
  const { owner, lines, isKnown, entry } = useList();
  // A device that has not met the account yet does not know whether its list is empty.
  const meeting = useQuery({
    queryKey: ['catalog', 'list-exchange', owner],
    enabled: owner !== null,
    queryFn: async () => (await exchange(db, owner)) === null,
  });
  const { totals, isComplete } = useTotals(lines, entry.list.place);
  const total = formatCents(totals.totalCents, locale);
  return (
    <>
      {lines.length > 0 && <Total>{t(isComplete ? 'total' : 'goods', { count: lines.length, total })}</Total>}
      <PanelBody
        loading={!isKnown || (lines.length === 0 && meeting.isLoading)}
        label={t('loading')}
        empty={lines.length === 0 ? { text: t('empty'), href: '/materials', link: t('empty.link') } : null}
        more={{ href: '/list', label: t('open') }}
      >
        {lines.slice(-MAX_ROWS).map((line) => (
          <PanelRow key={line.id} href="/list" title={line.name} aside={<span>{formatCents(lineCents(line), locale)}</span>} />
        ))}
      </PanelBody>
    </>
  );
}

export { MyList as Component };
