import { read, useDb, useT } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { Checkbox } from '@marketplace/shared-ui';
import { usePlaceName } from '../../place/placeName';
import type { QuoteProvider } from '../QuoteProvider';
import { Group } from './Group';
import { sheetMessages } from './sheetMessages';

const MAX_OTHERS = 2;
const OFFERED = 5;

interface OtherProvidersProps {
  provider: QuoteProvider;
  /** Ids that are chosen. */
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** The best rated of the same trade and place, to ask for the same work. Offers nothing where none can be found. */
export function OtherProviders({ provider, chosen, onChange }: OtherProvidersProps) {
  const t = useT(sheetMessages);
  const placeName = usePlaceName();
  const db = useDb();
  const { data: rows = [] } = useQuery({
    queryKey: ['services', 'alike', provider.category, provider.location],
    queryFn: async ({ signal }) => {
      const question = { q: provider.location, cat: provider.category || null, sort: 'rating', after: null, page_size: OFFERED + 1 };
      return (await read(db.rpc('search_services', question).abortSignal(signal))).data.items;
    },
  });
  const offered = rows.filter(({ id }) => id && String(id) !== provider.id).slice(0, OFFERED);
  if (offered.length === 0) return null;

  return (
    <Group legend={t('details.others')} hint={t('details.others.hint')}>
      {offered.map((row) => {
        const id = String(row.id);
        const isChosen = chosen.includes(id);
        return (
          <Checkbox
            key={id}
            label={[row.name, placeName(row.location ?? '')].filter(Boolean).join(', ')}
            checked={isChosen}
            disabled={!isChosen && chosen.length >= MAX_OTHERS}
            onChange={() => onChange(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])}
          />
        );
      })}
    </Group>
  );
}
