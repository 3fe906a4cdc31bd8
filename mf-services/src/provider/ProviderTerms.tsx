import { useT } from '@marketplace/section-kit';
import { Icon, VisuallyHidden } from '@marketplace/shared-ui';
import { CardTerms } from './cardLayout';
import { factMessages } from './factMessages';
import { serviceMessages } from './messages';
import type { Provider } from './Provider';
import { usePriceText } from './usePriceText';
import { useResponseTime } from './useResponseTime';

/** The lowest price that a company states, and how soon it answers. */
export function ProviderTerms({ provider: { responseTime, facts } }: { provider: Provider }) {
  const t = useT(serviceMessages);
  const fact = useT(factMessages);
  const priceText = usePriceText();
  const said = useResponseTime();
  return (
    <CardTerms>
      {facts?.price && (
        <p>
          {fact('from')} <strong>{priceText(facts.price.cents, facts.price.unit)}</strong>
        </p>
      )}
      {responseTime && (
        <p>
          <Icon name="Clock" size={16} />
          <span>
            <VisuallyHidden>{`${t('responseTime')} `}</VisuallyHidden>
            {said(responseTime)}
          </span>
        </p>
      )}
    </CardTerms>
  );
}
