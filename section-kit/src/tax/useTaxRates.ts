import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { read } from '../data/read';
import { useDb, useLocale } from '../shell/hooks';
import type { TaxRate } from './salesTax';

/** All dated sales tax rates, read once per visit; give them to `salesTax`. The query fails with an `AppError`. */
export function useTaxRates(): UseQueryResult<TaxRate[]> {
  const db = useDb();
  const locale = useLocale();
  return useQuery({
    queryKey: ['tax-rates', locale],
    queryFn: async ({ signal }) => {
      const { data } = await read(db.from('tax_rates').select('*').abortSignal(signal));
      return data.map((row): TaxRate => ({
        province: row.province,
        kind: row.kind,
        // Some servers send numeric columns as text.
        rate: Number(row.rate),
        effectiveFrom: row.effective_from,
        effectiveTo: row.effective_to,
        source: locale === 'fr' ? row.source_fr : row.source,
      }));
    },
  });
}
