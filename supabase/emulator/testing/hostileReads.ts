/** A read of the product's tables that costs as much as the rules let it, or tries to cost more. */
export interface HostileRead {
  what: string;
  path: string;
  /** Of a call by POST. */
  body?: object;
}

const many = (count: number, part: (n: number) => string) => Array.from({ length: count }, (_, n) => part(n)).join();
const there = (levels: number): string => (levels > 0 ? `providers!inner(id,provider_services!inner(id,${there(levels - 1)}))` : 'id');
const misspelt = 'rofing elctric plumbng kichen bathrom ';

/** What no rule lets pass: each would cost seconds to for ever. */
export const refusedReads: HostileRead[] = [
  { what: 'relations that lead back to where they began', path: `/rest/v1/provider_services?select=id,${there(5)}` },
  { what: 'six hundred conditions', path: `/rest/v1/services?or=(${many(600, (n) => `name.ilike.*x${n}*`)})` },
  { what: 'seven hundred patterns', path: `/rest/v1/services?name=ilike(any).{${many(700, (n) => `*x${n}*`)}}` },
  { what: 'an expression that refers back', path: '/rest/v1/services?name=match.(.*)(.*)(.*)(.*)(.*)(.*)\\1\\2\\3\\4\\5\\6' },
];

/** The dearest of what is answered. */
export const dearReads: HostileRead[] = [
  { what: 'every area with its company and its services', path: '/rest/v1/provider_areas?select=*,providers(*,provider_services(*))' },
  {
    what: 'every company with all that hangs on it',
    path: '/rest/v1/providers?select=*,provider_services(*),provider_areas(*)&order=trade_name,city,province',
  },
  { what: 'words of every text', path: `/rest/v1/services?or=(${many(20, (n) => `name.wfts(french).a%20b%20c%20${n}`)})` },
  { what: 'patterns in every text', path: `/rest/v1/providers?or=(${many(20, (n) => `description_en.ilike.*${n}*a*b*`)})` },
  { what: 'every material with its prices', path: '/rest/v1/materials?select=*,price_history(*)&order=name_fr' },
  { what: 'a search of misspelt words', path: '/rest/v1/rpc/search_services', body: { q: misspelt.repeat(5).trim() } },
  { what: 'a search of one long word', path: '/rest/v1/rpc/search_services', body: { q: 'x'.repeat(200) } },
  { what: 'a search of materials', path: '/rest/v1/rpc/search_materials', body: { q: 'cedr bord lamnate floring '.repeat(7).trim() } },
];
