import { useT } from '@marketplace/section-kit';
import { Section, Tile, TileGrid } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import styled from 'styled-components';
import { homeMessages } from './homeMessages';

/** The section below keeps the distance. */
const Band = styled(Section)`
  padding-bottom: 0;
`;

const tiles = [
  { key: 'weeklyDeals', href: '/weekly-deals', picture: 'tile-weekly-deals' },
  { key: 'weeklyFlyer', href: '/weekly-flyer', picture: 'tile-weekly-flyer' },
  { key: 'clearance', href: '/clearance', picture: 'tile-clearance' },
  { key: 'deals', href: '/deals', picture: 'tile-deals' },
] as const;

export function DealTiles() {
  const t = useT(homeMessages);
  return (
    <Band title={t('tiles.title')}>
      <TileGrid>
        {tiles.map(({ key, href, picture }) => (
          <Tile key={key} href={href} title={t(`tiles.${key}`)} text={t(`tiles.${key}.text`)} art={art[picture]} />
        ))}
      </TileGrid>
    </Band>
  );
}
