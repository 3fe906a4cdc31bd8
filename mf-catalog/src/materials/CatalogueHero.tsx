import { useLocale, useShell, useT } from '@marketplace/section-kit';
import { useNavigate } from '@marketplace/section-kit/router';
import { Hero, media, SearchBox, SelectField, type FindSuggestions } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { useCategoryNames } from '../categories/useCategoryNames';
import { heroMessages } from './heroMessages';
import { catalogueHref, catalogueQuery, type CatalogueQuery } from './catalogueQuery';
import { findBrands } from './findBrands';

interface CatalogueHeroProps {
  /** Id of the form that all choices belong to, which sends them by itself where there is no script. */
  form: string;
  query: CatalogueQuery;
  /** What stands in the search field; the query follows it once typing pauses. */
  text: string;
  brands: readonly string[];
  onType: (text: string) => void;
  onChange: (change: Partial<CatalogueQuery>) => void;
}

const Row = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  align-items: center;
  max-width: 860px;
  ${media.md} { grid-template-columns: minmax(0, 7fr) minmax(0, 4fr); }
  & select { min-height: 52px; }
`;

const Opening = styled(Hero)`
  & h1 { max-width: 24ch; }
`;

/** Title, search and category. */
export function CatalogueHero({ form, query, text, brands, onType, onChange }: CatalogueHeroProps) {
  const t = useT(heroMessages);
  const locale = useLocale();
  const { data: categories = [] } = useCategoryNames();
  const navigate = useNavigate();
  const { find } = useShell();
  // Only this page looks for brands.
  const suggestions: FindSuggestions = async (typed) => [
    ...findBrands(brands, typed)
      .slice(0, 3)
      .map((brand) => ({ value: brand, group: t('brands'), href: catalogueHref({ brand }) })),
    ...(await find(typed)),
  ];
  const select = (href: string) => {
    if (!href.startsWith('/materials?')) return void navigate(href);
    const { search, brand } = catalogueQuery.parse(href.slice('/materials'.length), locale);
    onChange({ search, ...(brand && { brand }) });
  };
  const options = categories.map(({ title, label }) => ({ value: title, label })).sort((a, b) => a.label.localeCompare(b.label, locale));
  // A category of the address stays selectable until it is known that there is none of that name.
  const unknown = query.category && !categories.some(({ title }) => title === query.category);
  return (
    <Opening title={t('title')} lead={t('lead')} minHeight={320}>
      <Row>
        <SearchBox
          id={form}
          size="hero"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={text}
          onValueChange={onType}
          onSubmit={(search) => onChange({ search })}
          suggestions={suggestions}
          onSelectSuggestion={({ href = '' }) => select(href)}
        />
        <SelectField
          form={form}
          name="category"
          label={t('category')}
          hideLabel
          value={query.category}
          onChange={({ target }) => onChange({ category: target.value })}
          options={[
            { value: '', label: t('category.all') },
            ...(unknown ? [{ value: query.category, label: query.category }] : []),
            ...options,
          ]}
        />
      </Row>
    </Opening>
  );
}
