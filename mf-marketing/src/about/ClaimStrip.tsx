import { useLocale, useT } from '@marketplace/section-kit';
import { formatNumber, StatStrip } from '@marketplace/shared-ui';
import { blockMessages } from '../page-blocks/blockMessages';
import { aboutMessages } from './aboutMessages';
import { claims } from './claims';

/** Users, providers and cities, as the product states them. */
export function ClaimStrip() {
  const t = useT(aboutMessages);
  const words = useT(blockMessages);
  const locale = useLocale();
  return (
    <StatStrip
      items={claims.map(({ key, value, isLeast }) => {
        const figure = formatNumber(value, locale);
        return { value: isLeast ? words('atLeast', { value: figure }) : figure, label: t(`reach.${key}`) };
      })}
    />
  );
}
