import { cleanText, useAddressText, usePage, useT } from 'section-kit';
import { useLocation, useNavigate } from 'section-kit/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Container, media, PageHeader } from 'shared-ui';
import styled from 'styled-components';
import { DirectoryControls } from './DirectoryControls';
import { directoryHref, isCanonical, parseDirectory, type DirectoryQuery } from './directoryAddress';
import { DirectoryResults } from './DirectoryResults';
import { directoryMessages } from './messages';
import { useResults, useServiceCategories } from './useDirectory';

const Layout = styled(Container)`
  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 480px);
    gap: 0 var(--ui-s-16);
    & > :last-child { grid-column: 1 / -1; }
  }
`;

/** The directory of professionals: search, category and order in the address, results below. */
export function DirectoryPage() {
  const t = useT(directoryMessages);
  usePage({ title: t('title') });
  const layout = useRef<HTMLDivElement>(null);
  const { search: queryString } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => parseDirectory(queryString), [queryString]);
  const replace = useCallback((next: DirectoryQuery) => void navigate(directoryHref(next), { replace: true }), [navigate]);

  const { text, type, settle } = useAddressText(
    query.search,
    useCallback((search: string) => replace({ ...query, search }), [query, replace]),
  );
  const results = useResults(query);
  const categories = useServiceCategories(query, results.isError);
  const change = (next: Partial<DirectoryQuery>) => {
    const search = next.search ?? text;
    settle(search);
    replace({ ...query, ...next, search: cleanText(search) });
  };
  const clear = () => {
    change({ search: '', category: '' });
    // The button goes away with the empty list.
    layout.current?.querySelector('input')?.focus();
  };

  const known = nearestCategory(query.category, categories);
  useEffect(() => {
    if (known !== query.category || !isCanonical(queryString)) replace({ ...query, category: known });
  }, [known, query, queryString, replace]);

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Layout ref={layout}>
        <DirectoryControls query={query} text={text} categories={categories} onType={type} onChange={change} />
        <DirectoryResults query={query} results={results} onClear={clear} />
      </Layout>
    </>
  );
}

/** The category of that name, whatever its case; none when there is no such category. Unknown until categories are. */
function nearestCategory(category: string, categories: readonly string[]): string {
  if (categories.length === 0 || categories.includes(category)) return category;
  return categories.find((name) => name.toLowerCase() === category.toLowerCase()) ?? '';
}

export { DirectoryPage as Component };
