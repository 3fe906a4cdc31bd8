import { format, resolveConfig } from 'prettier';
import { openTestDatabase, type TestDatabase } from '../tests/support/testDatabase.ts';

/** The file that `taxExamples` is the text of. */
export const taxExamplesFile = new URL('../taxExamples.ts', import.meta.url);

const HEAD = `/** Generated from the schema by \`npm run schema -w supabase\`: what the database charges, for the tests of its twin in the browser. */

export type Province = 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT';
export type TaxKind = 'GST' | 'HST' | 'PST' | 'RST' | 'QST';
export type TaxClass = 'installed' | 'goods' | 'service' | 'exempt';
interface Dated { province: Province; kind: TaxKind; effectiveFrom: string; effectiveTo: string | null }

/** A quote of one line for each class. */
export interface TaxExample {
  province: Province;
  onDate: string;
  classes: TaxClass[];
  registered: boolean;
  choices: { taxClass: TaxClass; kind: TaxKind; charged: boolean }[];
  tax: Partial<Record<TaxKind, number>>;
  totalCents: number;
}

interface TaxExamples {
  rates: (Dated & { rate: number; source: string })[];
  rules: (Dated & { taxClass: Exclude<TaxClass, 'exempt'>; charged: 'yes' | 'no' | 'unknown' })[];
  /** The price of the line of each class. */
  cents: Record<TaxClass, number>;
  examples: TaxExample[];
}
`;

const cents = { installed: 123_456, goods: 19_999, service: 499_995, exempt: 10_010 };
const classes = ['installed', 'goods', 'service', 'exempt'] as const;
/** Before and after Nova Scotia lowered its rate, and the day the rules were read. */
const days = ['2025-03-31', '2025-04-01', '2026-11-20'];
const provincial: Record<string, string> = { BC: 'PST', MB: 'RST', SK: 'PST' };

/** Every class alone and all together, in every province on three days, as the database totals them. */
export async function taxExamples(): Promise<string> {
  const database = await openTestDatabase();
  try {
    await database.exec(FIXTURE);
    const rates = await database.query<{ province: string }>(
      `select province, kind, rate::float as rate, source, effective_from::text as "effectiveFrom", effective_to::text as "effectiveTo"
         from public.tax_rates order by province, kind, effective_from`,
    );
    const rules = await database.query(
      `select tax_class as "taxClass", province, kind, charged, effective_from::text as "effectiveFrom", effective_to::text as "effectiveTo"
         from public.tax_rules order by tax_class, province, kind, effective_from`,
    );
    const examples = [];
    for (const province of new Set(rates.map((rate) => rate.province))) {
      for (const onDate of days) {
        const plain = { province, onDate, registered: true, choices: [] };
        const kind = provincial[province];
        const decided = kind ? [{ taxClass: 'service', kind, charged: true }] : [];
        for (const taxClass of classes) examples.push(await total(database, { ...plain, classes: [taxClass] }));
        examples.push(await total(database, { ...plain, classes, registered: false }));
        examples.push(await total(database, { ...plain, classes, choices: decided }));
      }
    }
    const text = `${HEAD}
      export const taxExamples: TaxExamples = ${JSON.stringify({ rates, rules, cents, examples })};`;
    return await format(text, { ...(await resolveConfig(taxExamplesFile)), parser: 'typescript' });
  } finally {
    await database.close();
  }
}

interface Given {
  province: string;
  onDate: string;
  classes: readonly (keyof typeof cents)[];
  registered: boolean;
  choices: { taxClass: string; kind: string; charged: boolean }[];
}

async function total(database: TestDatabase, given: Given) {
  const { province, onDate, registered } = given;
  const choices = given.choices.map(({ taxClass, kind, charged }) => ({ tax_class: taxClass, kind, charged }));
  await database.exec('delete from public.quote_lines');
  await database.query('update public.quotes set province = $1, registered = $2, tax_choices = $3::text::jsonb', [
    province,
    registered,
    JSON.stringify(choices),
  ]);
  for (const [index, taxClass] of given.classes.entries()) {
    await database.query(
      `insert into public.quote_lines (quote_id, position, kind, description, unit_cents, tax_class)
       select id, $1, 'other', 'Line', $2, $3 from public.quotes`,
      [index + 1, cents[taxClass], taxClass],
    );
  }
  await database.query('select private.total_quote(id, $1::text::date) from public.quotes', [onDate]);
  const [quote] = await database.query<{ tax: { kind: string; cents: number }[]; total_cents: number }>(
    'select tax, total_cents from public.quotes',
  );
  return { ...given, tax: Object.fromEntries(quote!.tax.map((line) => [line.kind, line.cents])), totalCents: quote!.total_cents };
}

const id = '00000000-0000-4000-8000-000000000001';
const FIXTURE = `
  insert into public.providers (id, trade_name, primary_category) values ('${id}', 'Example', 'Plumbing');
  insert into public.projects (id, locale, source) values ('${id}', 'en', 'card');
  insert into public.quote_requests (id, project_id, provider_id, status) values ('${id}', '${id}', '${id}', 'draft');
  insert into public.quotes (id, request_id, provider_id, version, province) values ('${id}', '${id}', '${id}', 1, 'ON');
`;
