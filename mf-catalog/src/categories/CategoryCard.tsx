import { useLocale, useT } from '@marketplace/section-kit';
import { Card, formatNumber, Icon, Illustration, media, pickIcon, StretchedLink, toTone, type Tone } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { materialArt } from '../art/materialArt';
import { categoryIcons } from './categoriesTable';
import { categoryPicture } from './categoryPictures';
import { categoriesMessages } from './messages';
import type { Category } from './useCategories';

const RATIO = '16 / 10';

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
  & > svg {
    padding: var(--ui-s-8);
    background: color-mix(in srgb, currentColor 12%, var(--ui-surface));
    border: 1px solid transparent;
    border-radius: var(--ui-radius-l);
  }
  & > img + svg {
    position: absolute;
    inset: auto auto var(--ui-s-8) var(--ui-s-8);
    width: 36px;
    height: 36px;
  }
  & > svg:only-child {
    width: 100%;
    height: auto;
    padding: 12%;
    aspect-ratio: ${RATIO};
  }
`;

const Mark = styled(Icon)<{ $tone: Tone }>`
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

const Count = styled.p`
  font-size: 0.9375rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

interface CategoryCardProps {
  category: Category;
  /** How many materials there are. Unknown until it is read, where the backend does not count, and where the category says it itself. */
  materials?: number;
}

/** One category; the whole card leads to the page filtered to its title. */
export function CategoryCard({ category, materials = 0 }: CategoryCardProps) {
  const { title, label, description, icon_name, color_class, item_count } = category;
  const t = useT(categoriesMessages);
  const locale = useLocale();
  const picture = categoryPicture(title);
  // One count: what the category says of itself, else what is there.
  const count =
    typeof item_count === 'number'
      ? t('items', { number: formatNumber(item_count, locale) })
      : materials > 0 && t('materials', { count: materials, number: formatNumber(materials, locale) });
  return (
    <Tile>
      <Picture>
        {picture && <Illustration {...materialArt(picture, 'tile')} />}
        <Mark name={pickIcon(icon_name, categoryIcons)} $tone={toTone(color_class)} />
      </Picture>
      <Title>
        <StretchedLink href={`/categories?search=${encodeURIComponent(title)}`}>{label}</StretchedLink>
      </Title>
      {description && <Text>{description}</Text>}
      {/* Its line is kept while the number is not known, so that the cards below do not move down. */}
      <Count>{count || '\u00a0'}</Count>
    </Tile>
  );
}
