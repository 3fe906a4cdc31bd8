import { useLocale, useT } from '@marketplace/section-kit';
import { formatNumber, Icon, VisuallyHidden } from '@marketplace/shared-ui';
import { usePlaceName } from '../place/placeName';
import { useTradeLabel } from '../trades/useTradeLabel';
import { CardFacts } from './cardLayout';
import { factMessages } from './factMessages';
import { serviceMessages } from './messages';
import type { Provider } from './Provider';

/** Trade, place, licence and language of a company, each in a few words. */
export function ProviderFacts({ provider: { category, location, distanceKm, languages, facts } }: { provider: Provider }) {
  const t = useT(serviceMessages);
  const fact = useT(factMessages);
  const locale = useLocale();
  const tradeLabel = useTradeLabel();
  const placeName = usePlaceName();
  return (
    <CardFacts role="list">
      {category && (
        <li>
          <span>{tradeLabel(category)}</span>
        </li>
      )}
      {location && (
        <li>
          <Icon name="MapPin" size={16} />
          <span>
            <VisuallyHidden>{`${t('location')} `}</VisuallyHidden>
            {placeName(location)}
            {distanceKm !== null && ` · ${t('away', { km: formatNumber(distanceKm, locale) })}`}
          </span>
        </li>
      )}
      {facts?.licence && (
        <li>
          <Icon name="Award" size={16} />
          <span>{fact(licenceKey(facts.licence))}</span>
        </li>
      )}
      {languages?.includes('fr') && (
        <li>
          <Icon name="Globe" size={16} />
          <span>{t('speaksFrench')}</span>
        </li>
      )}
    </CardFacts>
  );
}

/** A kind that has no words of its own here is a licence that was checked. */
function licenceKey(kind: string): 'licence.other' {
  const key = `licence.${kind}`;
  return key in factMessages.catalogues.en ? (key as 'licence.other') : 'licence.other';
}
