import { useLocale, useT } from '@marketplace/section-kit';
import { Card, formatNumber, Icon, pickIcon, StretchedLink, toTone, type Tone } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { categoriesMessages } from './messages';
import type { CategoryCounts } from './useCategoryCounts';
import { categoryIcons } from './categoriesTable';
import type { Category } from './useCategories';

const Row = styled(Card)`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: var(--ui-s-4) var(--ui-s-16);
  align-content: start;
  height: 100%;
`;

const Mark = styled.span<{ $tone: Tone }>`
  grid-row: 1 / 5;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  background: ${({ $tone }) => `var(--ui-tone-${$tone}-bg)`};
  color: ${({ $tone }) => `var(--ui-tone-${$tone}-ink)`};
  border: 1px solid transparent;
  border-radius: var(--ui-radius-l);
`;

const Title = styled.h2`
  font-size: 1.125rem;
  line-height: 1.3;
  overflow-wrap: anywhere;
  /* What takes focus stays clear of the header and of the filter that sticks below it. */
  & > a { scroll-margin-block-start: calc(var(--ui-header-height) + 96px); }
`;

const Text = styled.p`
  font-size: 0.9375rem;
  line-height: 1.45;
  color: var(--ui-ink-muted);
`;

const Count = styled.p`
  font-size: 0.9375rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const There = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
  font-variant-numeric: tabular-nums;
`;

interface CategoryCardProps {
  category: Category;
  /** Unknown until they are read, and where the backend has none. */
  counts?: CategoryCounts;
}

/** One category; the whole card leads to the page filtered to its title. */
export function CategoryCard({ category: { title, label, description, icon_name, color_class, item_count }, counts }: CategoryCardProps) {
  const t = useT(categoriesMessages);
  const locale = useLocale();
  const there = (['materials', 'professionals'] as const).flatMap((kind) => {
    const count = counts?.[kind] ?? 0;
    return count > 0 ? [t(kind, { count, number: formatNumber(count, locale) })] : [];
  });
  return (
    <Row>
      <Mark $tone={toTone(color_class)}>
        <Icon name={pickIcon(icon_name, categoryIcons)} size={24} />
      </Mark>
      <Title>
        <StretchedLink href={`/categories?search=${encodeURIComponent(title)}`}>{label}</StretchedLink>
      </Title>
      {description && <Text>{description}</Text>}
      {item_count !== null && item_count !== undefined && <Count>{t('items', { number: formatNumber(item_count, locale) })}</Count>}
      {/* Its line is kept while the numbers are not known, so that the cards below do not move down. */}
      <There>{there.join(' · ') || '\u00a0'}</There>
    </Row>
  );
}
