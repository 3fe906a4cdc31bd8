import { useT } from '@marketplace/section-kit';
import { useMemo } from 'react';
import { LinkButton, Section } from '@marketplace/shared-ui';
import { useGoods } from '../calculators/useGoods';
import { DealCard } from '../offers/DealCard';
import type { DealKind } from '../offers/Deal';
import { useDeals } from '../offers/useDeals';
import { hubMessages } from './hubMessages';
import type { HubPath } from './hubPaths';
import { Offers } from './hubStyle';

const kinds: readonly DealKind[] = ['weekly', 'flash', 'daily', 'bundle', 'featured', 'clearance'];
const SHOWN = 3;

/** Offers of the moment for materials of the page. Nothing where there are none. */
export function HubDeals({ hub }: { hub: HubPath }) {
  const t = useT(hubMessages);
  const goods = useGoods({ hub });
  const { data = [], dataUpdatedAt, refetch } = useDeals(kinds);
  const shown = useMemo(() => {
    const ids = new Set(goods.map(({ id }) => id));
    const isHere = (id: number | null) => id !== null && ids.has(id);
    return data.filter(({ materialId, parts }) => isHere(materialId) || parts.some((part) => isHere(part.materialId))).slice(0, SHOWN);
  }, [data, goods]);
  if (shown.length === 0) return null;
  return (
    <Section
      title={t('deals')}
      action={
        <LinkButton href="/deals" variant="outline">
          {t('deals.all')}
        </LinkButton>
      }
    >
      <Offers role="list">
        {shown.map((deal) => (
          <li key={deal.id}>
            <DealCard deal={deal} answeredAt={dataUpdatedAt} onEnd={() => void refetch()} leads />
          </li>
        ))}
      </Offers>
    </Section>
  );
}
