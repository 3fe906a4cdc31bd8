import { callFunction, read, useDb, type Answer, type Arguments } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';

export type Listing = NonNullable<Answer<'company_page'>>;
/** The page as it is worked on; the postal code is there while it is new. */
export type Page = Listing['page'] & { postal_code?: string | null };

/** The page as it is sent: what is no number goes as it was typed, so that its field is refused. */
export type PageToSave = NonNullable<Arguments<'save_page_draft'>['draft']['page']>;

const keyOf = (company: string) => ['account', 'listing', company];

/** What the company works on: its draft, else what is live. */
export const pageOf = ({ page, draft }: Listing): Page => draft ?? page;

/** The page of a company of the account; `null` for who may not write it. */
export function useListing(company: string) {
  const db = useDb();
  return useQuery({
    queryKey: keyOf(company),
    queryFn: async ({ signal }) => (await read(db.rpc('company_page', { provider: company }).abortSignal(signal))).data,
    // Somebody of the team may have written since.
    staleTime: 0,
  });
}

/**
 * What can be done to the page of a company.
 *
 * @returns `save`, which drafts a page made from what was seen, and `publish`, which shows the draft that was seen to visitors: both refuse
 * with the field `version` where somebody saved since. `readAgain`, for what such a refusal is compared with, answers what is stored now and
 * shows it, or throws; `refresh` only shows it, as what was stored is stored, also where it cannot be read.
 */
export function useListingWrites(company: string) {
  const db = useDb();
  const queries = useQueryClient();
  return {
    readAgain: () =>
      queries.fetchQuery({
        queryKey: keyOf(company),
        queryFn: async ({ signal }) => (await read(db.rpc('company_page', { provider: company }).abortSignal(signal))).data,
        staleTime: 0,
      }),
    refresh: () => queries.invalidateQueries({ queryKey: keyOf(company) }),
    save: (seen: string, page: PageToSave) => callFunction(db, 'save_page_draft', { draft: { provider_id: company, seen, page } }),
    publish: (seen: string) => callFunction(db, 'publish_company_page', { provider: company, seen }),
  };
}
