import { parsePostalCode, useLocale, useShell, useT } from '@marketplace/section-kit';
import { memo } from 'react';
import { media, SearchBox, SelectField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { useTradeLabel } from '../trades/useTradeLabel';
import { sorts, directoryQuery, type DirectoryQuery, type Sort } from './directoryQuery';
import { directoryMessages } from './messages';

interface DirectoryControlsProps {
  /** Id of the form that all choices belong to, which sends them by itself where there is no script. */
  form: string;
  query: DirectoryQuery;
  /** What stands in the search field; the query follows it once typing pauses. */
  text: string;
  categories: readonly string[];
  /** Whether distances are known, so that the nearest can come first. */
  measured: boolean;
  onType: (text: string) => void;
  onChange: (change: Partial<DirectoryQuery>) => void;
  /** Told the address of what somebody picked from the suggestions, if it is another page. */
  onOpen: (href: string) => void;
}

/* On phones both selects stay in reach while the list scrolls. */
const Selects = styled.div`
  position: sticky;
  z-index: 2;
  top: var(--ui-header-height);
  display: grid;
  /* The longer word on the left, so that both read in full at 360 px in French. */
  grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
  gap: var(--ui-s-8);
  align-items: start;
  /* Half of the gap above it is outside of it: there the field above shows that it has the focus. */
  padding-block: calc(var(--ui-s-12) / 2) var(--ui-s-12);
  margin-block-start: calc(var(--ui-s-12) / 2);
  background: var(--ui-bg);
  & select { min-height: 52px; padding-inline: 10px 28px; font-size: 0.875rem; }
  & select + svg { inset-inline-end: 6px; }
  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--ui-s-12);
    & select { padding-inline: 12px 36px; font-size: 0.9375rem; }
    & select + svg { inset-inline-end: 10px; }
  }
  ${media.md} { position: static; padding-block: var(--ui-s-16); margin-block-start: 0; }
  ${media.lg} { padding-block: 0; }
`;

/** Search, category and order of the directory. */
export function DirectoryControls({ form, text, onType, onChange, onOpen, ...choices }: DirectoryControlsProps) {
  const t = useT(directoryMessages);
  const locale = useLocale();
  const { find } = useShell();
  const select = (href: string) => {
    if (!href.startsWith('/services?')) return onOpen(href);
    const { category, near } = directoryQuery.parse(href.slice('/services'.length), locale);
    onChange({ search: '', ...(category && { category }), ...(near && { near }) });
  };
  // A whole postal code is no name but the place to look around.
  const type = (typed: string) => {
    const near = parsePostalCode(typed)?.code;
    if (near) onChange({ search: '', near });
    else onType(typed);
  };
  return (
    <>
      <SearchBox
        id={form}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={text}
        onValueChange={type}
        onSubmit={(search) => onChange({ search })}
        suggestions={find}
        onSelectSuggestion={({ href = '' }) => select(href)}
      />
      <Choices {...choices} form={form} onChange={onChange} />
    </>
  );
}

/** Category and order. Skipped while somebody types beside them. */
const Choices = memo(function Choices({
  form,
  query,
  categories,
  measured,
  onChange,
}: Pick<DirectoryControlsProps, 'form' | 'query' | 'categories' | 'measured' | 'onChange'>) {
  const t = useT(directoryMessages);
  const locale = useLocale();
  const tradeLabel = useTradeLabel();
  // A category of the address stays selectable until it is known that there is none of that name.
  const offered = query.category && !categories.includes(query.category) ? [query.category, ...categories] : categories;
  const options = offered
    .map((category) => ({ value: category, label: tradeLabel(category) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const orders: readonly Sort[] = measured || query.sort === 'distance' ? [...sorts, 'distance'] : sorts;
  return (
    <Selects>
      <SelectField
        form={form}
        name="category"
        label={t('category')}
        hideLabel
        value={query.category}
        onChange={({ target }) => onChange({ category: target.value })}
        options={[{ value: '', label: t('category.all') }, ...options]}
      />
      <SelectField
        form={form}
        name="sort"
        label={t('sort')}
        hideLabel
        value={query.sort}
        onChange={({ target }) => onChange({ sort: target.value as Sort, at: query.at })}
        options={orders.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      />
    </Selects>
  );
});
