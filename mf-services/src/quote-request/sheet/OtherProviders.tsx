import { useT } from '@marketplace/section-kit';
import { Checkbox } from '@marketplace/shared-ui';
import { usePlaceName } from '../../place/placeName';
import { reachableMessages } from '@marketplace/section-kit/reachable';
import type { QuoteProvider } from '../QuoteProvider';
import { Group } from './Group';
import { sheetMessages } from './sheetMessages';
import { useAlike } from './useAlike';

const MAX_OTHERS = 2;

interface OtherProvidersProps {
  provider: QuoteProvider;
  /** Ids that are chosen. */
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** The best rated of the same trade and place, to ask for the same work. Offers nothing where none can be found. */
export function OtherProviders({ provider, chosen, onChange }: OtherProvidersProps) {
  const t = useT(sheetMessages);
  const reachable = useT(reachableMessages);
  const placeName = usePlaceName();
  const offered = useAlike(provider);
  if (offered.length === 0) return null;

  return (
    <Group legend={t('details.others')} hint={t('details.others.hint')}>
      {offered.map(({ id, name, location, isReachable }) => {
        const isChosen = chosen.includes(id);
        return (
          <Checkbox
            key={id}
            label={[name, placeName(location)].filter(Boolean).join(', ')}
            hint={!isReachable && reachable('company', { name })}
            checked={isChosen}
            disabled={!isChosen && chosen.length >= MAX_OTHERS}
            onChange={() => onChange(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])}
          />
        );
      })}
    </Group>
  );
}
