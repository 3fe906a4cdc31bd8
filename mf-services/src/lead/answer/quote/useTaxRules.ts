import { read, useDb, useLocale } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import type { TaxRule } from '@marketplace/section-kit/tax';

/** A rule, and what a company needs to know before it decides otherwise. */
export interface ExplainedTaxRule extends TaxRule {
  /** Some work is treated otherwise, so that the company may decide. */
  exceptions: boolean;
  /** Where it was read, in the page's language. */
  source: string;
}

/** All dated rules of what a tax is charged on, read once per visit. The query fails with an `AppError`. */
export function useTaxRules() {
  const db = useDb();
  const locale = useLocale();
  return useQuery({
    queryKey: ['services', 'tax-rules', locale],
    queryFn: async ({ signal }) => {
      const { data } = await read(db.from('tax_rules').select('*').abortSignal(signal));
      return data.map((row): ExplainedTaxRule => ({
        taxClass: row.tax_class,
        province: row.province,
        kind: row.kind,
        charged: row.charged,
        exceptions: row.exceptions,
        effectiveFrom: row.effective_from,
        effectiveTo: row.effective_to,
        source: locale === 'fr' ? row.source_fr : row.source,
      }));
    },
  });
}
