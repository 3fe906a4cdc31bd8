import { useAskedQuery, useLocale } from 'section-kit';
import { useCallback, useEffect, useMemo } from 'react';
import { hubQueryString, isHubCanonical, parseHub, type HubQuery } from './hubAddress';

/** What narrows the materials of a hub. It lives in the address, in the words of the catalogue; the rest of the address is put right. */
export function useHubQuery(): [query: HubQuery, change: (next: Partial<HubQuery>) => void] {
  const locale = useLocale();
  const [asked, ask] = useAskedQuery();
  const query = useMemo(() => parseHub(asked, locale), [asked, locale]);
  useEffect(() => {
    if (!isHubCanonical(asked, locale)) ask(hubQueryString(query));
  }, [ask, asked, query, locale]);
  return [query, useCallback((next) => ask(hubQueryString({ ...query, ...next })), [ask, query])];
}
