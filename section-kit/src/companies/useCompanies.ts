import {
  defineQuery,
  deviceStore,
  read,
  textParam,
  useAuth,
  useDb,
  useDeviceStore,
  useSearchQuery,
  type Answer,
} from '@marketplace/section-kit';
import { useQuery, type UseQueryResult } from '@marketplace/section-kit/query';

export type Company = Answer<'my_companies'>[number];

export type Companies = UseQueryResult<Company[]> & {
  company: Company | null | undefined;
  search: string;
  choose: (id: string) => void;
};

/** Shares its address with the lists and pages of the company. */
const companyQuery = defineQuery({ company: textParam(36) }, { keepsOthers: true });

const lastCompany = deviceStore<string>({
  key: 'kit.company',
  version: 1,
  storage: 'local',
  schema: (stored) => (typeof stored === 'string' ? stored : undefined),
  empty: '',
});

/**
 * The companies of the account, and the one that is worked for: the one of the address, else the last one, else the first.
 *
 * @returns the query with `company` (`null` without any, `undefined` while none is known), `choose`, which puts one into the
 * address and remembers it, and `search`, which names it in addresses where there are several
 */
export function useCompanies(): Companies {
  const db = useDb();
  const userId = useAuth(({ user }) => user?.id ?? null);
  const [{ company: asked }, setQuery] = useSearchQuery(companyQuery);
  const last = useDeviceStore(lastCompany);
  const query = useQuery({
    // The frame of a page and what stands in it ask once.
    queryKey: ['my-companies', userId],
    enabled: userId !== null,
    queryFn: async ({ signal }) => (await read(db.rpc('my_companies', {}).abortSignal(signal))).data,
  });
  const companies = query.data;
  const company =
    companies && (companies.find(({ id }) => id === asked) ?? companies.find(({ id }) => id === last) ?? companies[0] ?? null);
  return {
    ...query,
    company,
    search: company && companies.length > 1 ? companyQuery.toSearch({ company: company.id }) : '',
    choose: (id: string) => {
      lastCompany.write(id);
      setQuery({ company: id }, { push: true });
    },
  };
}
