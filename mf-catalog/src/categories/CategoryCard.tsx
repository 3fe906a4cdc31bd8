import { useLocale, useT } from '@marketplace/section-kit';
import { Card, formatNumber, Icon, Illustration, media, pickIcon, StretchedLink, toTone, type Tone } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { materialArt } from '../art/materialArt';
import { categoryIcons } from './categoriesTable';
import { categoryPicture } from './categoryPictures';
import { categoriesMessages } from './messages';
import type { CategoryCounts } from './useCategoryCounts';
import type { Category } from './useCategories';

const RATIO = '4 / 3';

const Tile = styled(Card)`
  display: grid;
  gap: var(--ui-s-4);
  align-content: start;
  height: 100%;
  padding: var(--ui-s-12);
  ${media.md} { padding: var(--ui-s-16); }
`;

/* The icon stands on the picture, and in its place where there is none. */
const Picture = styled.div`
  position: relative;
  margin-bottom: var(--ui-s-8);
  & > span {
    display: grid;
    place-items: center;
    border: 1px solid transparent;
    border-radius: var(--ui-radius-l);
  }
  & > img + span {
    position: absolute;
    inset: auto auto var(--ui-s-8) var(--ui-s-8);
    width: 36px;
    height: 36px;
  }
  & > span:only-child { aspect-ratio: ${RATIO}; }
`;

const Mark = styled.span<{ $tone: Tone }>`
  background: ${({ $tone }) => `var(--ui-tone-${$tone}-bg)`};
  color: ${({ $tone }) => `var(--ui-tone-${$tone}-ink)`};
`;

const Title = styled.h2`
  font-size: 1.0625rem;
  line-height: 1.3;
  overflow-wrap: anywhere;
  /* What takes focus stays clear of the header and of the filter that sticks below it. */
  & > a { scroll-margin-block-start: calc(var(--ui-header-height) + 96px); }
`;

/* Two tiles in a row of a phone leave no room for a sentence. */
const Text = styled.p`
  display: none;
  font-size: 0.9375rem;
  line-height: 1.45;
  color: var(--ui-ink-muted);
  ${media.md} { display: block; }
`;

const Counts = styled.p`
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  color: var(--ui-ink-muted);
  & > span { display: block; }
  & > :first-child { font-weight: 600; color: var(--ui-ink); }
`;

interface CategoryCardProps {
  category: Category;
  /** Unknown until they are read, and where the backend has none. */
  counts?: CategoryCounts;
}

/** One category; the whole card leads to the page filtered to its title. */
export function CategoryCard({ category, counts }: CategoryCardProps) {
  const { title, label, description, icon_name, color_class, item_count } = category;
  const t = useT(categoriesMessages);
  const locale = useLocale();
  const picture = categoryPicture(title);
  const counted = (key: 'materials' | 'professionals') => {
    const count = counts?.[key] ?? 0;
    return count > 0 && t(key, { count, number: formatNumber(count, locale) });
  };
  const items = typeof item_count === 'number' ? t('items', { number: formatNumber(item_count, locale) }) : counted('materials');
  return (
    <Tile>
      <Picture>
        {picture && <Illustration src={materialArt(picture)} ratio={RATIO} />}
        <Mark $tone={toTone(color_class)}>
          <Icon name={pickIcon(icon_name, categoryIcons)} size={picture ? 20 : 48} />
        </Mark>
      </Picture>
      <Title>
        <StretchedLink href={`/categories?search=${encodeURIComponent(title)}`}>{label}</StretchedLink>
      </Title>
      {description && <Text>{description}</Text>}
      {/* Their lines are kept while the numbers are not known, so that the cards below do not move down. */}
      <Counts>
        <span>{items || '\u00a0'}</span>
        <span>{counted('professionals') || '\u00a0'}</span>
      </Counts>
    </Tile>
  );
}
