import { read, useDb } from '@marketplace/section-kit';
import { keepPreviousData, useQuery } from '@marketplace/section-kit/query';

export const templatesKey = (company: string) => ['services', 'quote-templates', company];

/** What a quote of the company begins with: its templates, and whether it is registered. */
export function useQuoteStart(company: string) {
  const db = useDb();
  return useQuery({
    queryKey: templatesKey(company),
    queryFn: async ({ signal }) => (await read(db.rpc('quote_templates', { provider_id: company }).abortSignal(signal))).data,
  });
}

/** Lines that the company quoted before with these words in them, the most used first. */
export function useCompanyLines(company: string, words: string, enabled: boolean) {
  const db = useDb();
  return useQuery({
    queryKey: ['services', 'company-lines', company, words],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await read(db.rpc('company_lines', { provider_id: company, q: words }).abortSignal(signal))).data,
  });
}
