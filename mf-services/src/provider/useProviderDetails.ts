import { read, useDb, useLocale, type Locale } from '@marketplace/section-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@marketplace/section-kit/query';
import { useMemo } from 'react';
import { useHasCompanies } from './canFilter';
import type { Provider, ServiceFacts } from './Provider';

/** Rows, which a page carries in half the length that they would have by their id. */
type Known = readonly ServiceFacts[];
const knownKey = ['services', 'details'];
/** Ids in one question; the backend answers no more. */
const AT_ONCE = 100;

/**
 * The same services with what is known of the companies behind them: what they charge, which licence was checked, what was said of
 * them last. Rows come without it, and get it a moment later; whoever is known already is not asked for again.
 */
export function useProviderDetails(services: readonly Provider[]): readonly Provider[] {
  const db = useDb();
  const locale = useLocale();
  const client = useQueryClient();
  const hasCompanies = useHasCompanies();
  const ids = services.flatMap(({ id }) => id ?? []);
  const { data: known } = useQuery({
    queryKey: [...knownKey, ids],
    queryFn: async ({ signal }): Promise<Known> => {
      const before = byId(client.getQueriesData<Known>({ queryKey: knownKey }).flatMap(([, answer = []]) => answer));
      const asked = ids.filter((id) => !before.has(id)).slice(0, AT_ONCE);
      if (asked.length === 0) return [...before.values()];
      const { data } = await read(db.rpc('service_facts', { ids: asked }).abortSignal(signal));
      // In the order that was asked for: the page carries these ids already, and packs them as one.
      const found = byId(data.map((facts) => inLanguage(facts, locale)));
      return [...before.values(), ...asked.flatMap((id) => found.get(id) ?? [])];
    },
    enabled: hasCompanies && ids.length > 0,
    placeholderData: keepPreviousData,
    // Cards are complete without it: a failure is not worth asking again.
    retry: false,
    retryOnMount: false,
  });
  return useMemo(() => {
    if (!known) return services;
    const facts = byId(known);
    return services.map((service) => withFacts(service, facts.get(service.id ?? '')));
  }, [services, known]);
}

const byId = (known: Known) => new Map(known.map((facts) => [facts.id, facts]));

/** Without what a company says of itself in the language that the page is not in, where it says it in both. */
function inLanguage(facts: ServiceFacts, locale: Locale): ServiceFacts {
  const own = facts.tagline?.[locale];
  return own ? { ...facts, tagline: { en: null, fr: null, [locale]: own } } : facts;
}

function withFacts(service: Provider, facts: ServiceFacts | undefined): Provider {
  return facts ? { ...service, languages: facts.languages, isSample: facts.is_sample, facts } : service;
}
