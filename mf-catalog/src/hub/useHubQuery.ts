import { useLocation, useNavigate } from 'section-kit/router';
import { useCallback, useEffect, useMemo } from 'react';
import { catalogueHref, emptyQuery, parseCatalogue, type CatalogueQuery } from '../materials/catalogueAddress';

/** The query of the page alone: category and saved ones belong to the catalogue. */
const toHubQuery = (query: CatalogueQuery): CatalogueQuery => ({ ...query, category: emptyQuery.category, saved: emptyQuery.saved });
const queryOf = (query: CatalogueQuery) => catalogueHref(query).replace('/materials', '');
const comparable = (queryString: string) => {
  const params = new URLSearchParams(queryString);
  params.sort();
  return params.toString();
};

/** What narrows the materials of a hub. It lives in the address, in the words of the catalogue; the rest of the address is put right. */
export function useHubQuery(): [query: CatalogueQuery, change: (next: Partial<CatalogueQuery>) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => toHubQuery(parseCatalogue(search)), [search]);
  const go = useCallback(
    (next: CatalogueQuery) => void navigate(pathname + queryOf(toHubQuery(next)), { replace: true, preventScrollReset: true }),
    [navigate, pathname],
  );
  useEffect(() => {
    if (comparable(queryOf(query)) !== comparable(search)) go(query);
  }, [go, query, search]);
  return [query, useCallback((next) => go({ ...query, ...next }), [go, query])];
}
