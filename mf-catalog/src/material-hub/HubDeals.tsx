import { useT } from '@marketplace/section-kit';
import { useMemo } from 'react';
import { LinkButton, Section } from '@marketplace/shared-ui';
import { useMaterialsFor } from '../calculators/useMaterialsFor';
import { DealCard } from '../deals/DealCard';
import type { DealKind } from '../deals/Deal';
import { useDeals } from '../deals/useDeals';
import { hubMessages } from './hubMessages';
import { Offers } from './hubStyle';

const kinds: readonly DealKind[] = ['weekly', 'flash', 'daily', 'bundle', 'featured', 'clearance'];
const SHOWN = 3;

/** Offers of the moment for materials of the page. Nothing where there are none. */
export function HubDeals({ hub }: { hub: string }) {
  const t = useT(hubMessages);
  const materials = useMaterialsFor({ hub });
  const { data = [], refetch } = useDeals(kinds);
  const shown = useMemo(() => {
    const ids = new Set(materials.map(({ id }) => id));
    const isHere = (id: number | null) => id !== null && ids.has(id);
    return data.filter(({ materialId, parts }) => isHere(materialId) || parts.some((part) => isHere(part.materialId))).slice(0, SHOWN);
  }, [data, materials]);
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
            <DealCard deal={deal} onEnd={() => void refetch()} leads />
          </li>
        ))}
      </Offers>
    </Section>
  );
}
