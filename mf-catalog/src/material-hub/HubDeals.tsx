import { useDb, useLocale, useT } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { LinkButton, Section } from '@marketplace/shared-ui';
import { useMaterialsFor } from '../calculators/useMaterialsFor';
import { DealCard } from '../deals/DealCard';
import type { DealKind } from '../deals/Deal';
import { readDeals, retryUnlessMissing } from '../deals/useDeals';
import { hubMessages } from './hubMessages';
import { Offers } from './hubStyle';

const kinds: readonly DealKind[] = ['weekly', 'flash', 'daily', 'bundle', 'featured', 'clearance'];
const SHOWN = 3;

/** The first offers of the moment for some materials: a page carries those it shows, and not all that there are. */
function useDealsOn(materials: readonly number[]) {
  const db = useDb();
  const locale = useLocale();
  return useQuery({
    queryKey: ['deals', 'on', locale, materials],
    queryFn: async ({ signal }) => {
      const isHere = (id: number | null) => id !== null && materials.includes(id);
      const deals = await readDeals(db, locale, kinds.join(','), signal);
      return deals.filter(({ materialId, parts }) => isHere(materialId) || parts.some((part) => isHere(part.materialId))).slice(0, SHOWN);
    },
    enabled: materials.length > 0,
    retry: retryUnlessMissing,
  });
}

/** Offers of the moment for materials of the page. Nothing where there are none. */
export function HubDeals({ hub }: { hub: string }) {
  const t = useT(hubMessages);
  const materials = useMaterialsFor({ hub });
  const { data: shown = [], refetch } = useDealsOn(materials.map(({ id }) => id));
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
