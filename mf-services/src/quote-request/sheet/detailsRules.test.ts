import { fakeDb } from '@marketplace/section-kit/testing';
import { v } from '@marketplace/shared-ui/forms';
import { noDetails } from '../draft/QuoteDraft';
import { submitProject } from '../submitProject';
import { describeSchemas } from './detailsRules';

const problems = (locale: 'en' | 'fr', values: Partial<typeof noDetails>) =>
  v.safeParse(describeSchemas[locale], { ...noDetails, ...values }).issues?.map(({ path, message }) => [path?.[0].key, message]) ?? [];

test.each([
  ['en', '1,250', 125_000],
  ['en', '1250', 125_000],
  ['fr', '1 250', 125_000],
  ['fr', '1\u00a0250', 125_000],
  ['fr', '1\u202f250', 125_000],
  ['fr', '1250,5', 125_050],
] as const)('in %s, a budget of "%s" is %d cents', async (locale, text, cents) => {
  expect(problems(locale, { budgetMin: text })).toEqual([]);
  let sent: unknown;
  const db = fakeDb({
    rpc: { submit_project: ({ project }) => ((sent = project), { id: 'p1', status: 'sent', requests: [] }) },
  });
  await submitProject(db, {
    draft: { id: 'p1', token: null },
    source: 'card',
    providerIds: ['1'],
    category: 'Roofing',
    details: { ...noDetails, budgetMin: text },
    locale,
  });
  expect(sent).toMatchObject({ budget_min_cents: cents });
});

test.each([
  ['en', '1.250'],
  ['fr', '1,250'],
  ['fr', 'beaucoup'],
  ['fr', '-5'],
  ['en', '10000001'],
] as const)('in %s, "%s" is no budget', (locale, text) => {
  expect(problems(locale, { budgetMax: text })).toEqual([['budgetMax', 'rule.budget.invalid']]);
});

test('the order of a budget follows the language it is written in', () => {
  expect(problems('en', { budgetMin: '900', budgetMax: '1,250' })).toEqual([]);
  expect(problems('fr', { budgetMin: '1 250', budgetMax: '900,5' })).toEqual([['budgetMax', 'rule.budget.order']]);
});
