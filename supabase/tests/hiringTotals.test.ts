import assert from 'node:assert/strict';
import { createRequire, registerHooks } from 'node:module';
import { test } from 'node:test';
import fc from 'fast-check';
import { taxExamples, type TaxClass } from '../taxExamples.ts';
import { answerRequest, type Quote } from './support/answerRequest.ts';
import { callAs } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { confirmContact, contact, newProject, tokenOf, type Submitted } from './support/requests.ts';

// The browser's own arithmetic. Its files name each other as bundlers read them, without the extension.
const asBundlersRead = registerHooks({
  resolve: (specifier, context, next) => next(/^\.[^.]*$/.test(specifier) ? `${specifier}.ts` : specifier, context),
});
interface Total {
  subtotalCents: number;
  tax: Quote['tax'];
  totalCents: number;
}
const { totalOf } = createRequire(import.meta.url)('../../section-kit/src/tax/totalOf.ts') as {
  totalOf: (lines: readonly { cents: number; taxes: readonly string[] }[], taxes: Quote['tax']) => Total;
};
asBundlersRead.deregister();

const database = databaseForEachTest();
const provinces = [...new Set(taxExamples.rates.map(({ province }) => province))];
const byProvider = (name: string, given: Record<string, unknown>) => callAs<Quote>(database, 'provider', name, given);

const line = fc.record({
  qty: fc.integer({ min: 1, max: 9999 }).map((thousandths) => thousandths / 1000),
  unit_cents: fc.integer({ min: 0, max: 200_000 }),
  tax_class: fc.constantFrom<TaxClass>('installed', 'goods', 'service', 'exempt'),
  optional: fc.boolean(),
  isChosen: fc.boolean(),
});

test('what is hired for is what the browser shows, whatever is chosen, in every province', async () => {
  const seen = new Set<string>();
  let made = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), fc.boolean(), fc.boolean(), async (given, registered, charged) => {
      const province = provinces[made % provinces.length]!;
      const token = tokenOf(`totals ${++made}`);
      const project = newProject({ token, contact: { ...contact, email: `sam${made}@example.ca` } });
      const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project }, `203.0.113.${made}`);
      await confirmContact(database, project.id);
      // The first line is never optional: a quote of options alone is not sent.
      const lines = given.map(({ isChosen: _, ...one }, index) => ({
        kind: 'other',
        description: 'Work',
        ...one,
        optional: index > 0 && one.optional,
      }));
      const open = taxExamples.rules.filter(
        (rule) => rule.province === province && rule.charged === 'unknown' && rule.effectiveTo === null,
      );
      const quote = await answerRequest(byProvider, requests[0]!.id, {
        lines,
        province,
        registered,
        deposit_cents: 0,
        tax_choices: open.map(({ taxClass, kind }) => ({ tax_class: taxClass, kind, charged })),
      });
      assert.equal(quote.province, province);
      seen.add(province);
      const isIn = (index: number) => !quote.lines[index]!.optional || given[index]!.isChosen;
      const shown = totalOf(
        quote.lines.filter((_, index) => isIn(index)),
        quote.tax,
      );
      const options = quote.lines.flatMap(({ optional }, index) => (optional && isIn(index) ? [index + 1] : []));
      const accept = { quote_id: quote.id, options, expected_total_cents: shown.totalCents, token };
      assert.equal((await callAs<{ total_cents: number }>(database, 'anon', 'accept_quote', accept)).total_cents, shown.totalCents);
      const [kept] = await database.query<{ accepted: NonNullable<Quote['accepted']> }>(
        'select accepted from public.quotes where id = $1',
        [quote.id],
      );
      assert.deepEqual([kept!.accepted.subtotal_cents, kept!.accepted.tax], [shown.subtotalCents, shown.tax]);
    }),
    { numRuns: 78, endOnFailure: true },
  );
  assert.equal(seen.size, 13);
});
