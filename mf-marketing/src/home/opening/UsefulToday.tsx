import { useT } from '@marketplace/section-kit';
import { Section, Tile, TileGrid } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { openingMessages } from './openingMessages';

const tiles = [
  { key: 'guides', href: '/guides', picture: 'service-construction' },
  { key: 'mortgage', href: '/financial/affordability-calculator', picture: 'service-design' },
  { key: 'tax', href: '/financial/land-transfer-tax', picture: 'service-moving' },
  { key: 'measure', href: '/flooring/hardwood', picture: 'service-flooring' },
] as const;

/** What helps although no company is listed. */
function UsefulToday() {
  const t = useT(openingMessages);
  return (
    <Section title={t('today.title')}>
      <TileGrid>
        {tiles.map(({ key, href, picture }) => (
          <Tile key={key} href={href} title={t(`today.${key}`)} text={t(`today.${key}.text`)} art={art[picture]} />
        ))}
      </TileGrid>
    </Section>
  );
}

export { UsefulToday as Component };
