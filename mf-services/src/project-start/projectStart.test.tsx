import { screen, within } from '@testing-library/react';
import { defineSection } from '@marketplace/section-kit';
import { expectAccessible, fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { manifest } from '../manifest';
import { fragments } from '../routes';
import { costsToShow, tradePrices, type PricedHubs } from './tradePrices';

const page = defineSection({ name: 'mf-marketing', routes: [{ path: '/', lazy: fragments['project-start']! }] });
const region = (name: string) => within(screen.getByRole('region', { name }));

test.each([
  [
    'en',
    'Start with the work',
    'Plumbing',
    'Replacing a faucet you have bought',
    /^from \$150$/,
    'What does it cost?',
    /^\$1,400 to \$3,000$/,
  ],
  [
    'fr',
    'Commencez par les travaux',
    'Plomberie',
    'Remplacement d’un robinet que vous avez acheté',
    /^à partir de 150\s\$$/,
    'Combien ça coûte?',
    /^de 1\s400\s\$ à 3\s000\s\$$/,
  ],
] as const)('trades say the job their price is of, and lead on (%s)', async (locale, work, plumbing, job, from, cost, range) => {
  const { container } = await renderSection(page, { path: '/', locale, db: fakeDb() });
  const tiles = region(work).getAllByRole('listitem');
  expect(tiles).toHaveLength(8);
  const tile = within(tiles[0]!);
  const prefix = locale === 'fr' ? '/fr' : '';
  expect(tile.getByRole('link', { name: plumbing })).toHaveAttribute('href', `${prefix}/indoor/plumbing`);
  expect(tiles[0]).toHaveTextContent(job);
  expect(tile.getByText(from)).toBeVisible();
  const paths = manifest.routes.map(({ path }) => path);
  for (const link of [...region(work).getAllByRole('link'), ...region(cost).getAllByRole('link')])
    expect(paths).toContain(link.getAttribute('href')!.replace(/\?.*/, '').slice(prefix.length));
  expect(region(cost).getByText(range)).toBeVisible();
  await expectAccessible(container);
});

test('a trade whose name is the job does not say it twice', async () => {
  await renderSection(page, { path: '/', db: fakeDb() });
  const kitchen = screen.getByRole('link', { name: 'Kitchen Renovation' }).closest('li')!;
  expect(kitchen).toHaveTextContent(/^Kitchen Renovationfrom \$20,000$/);
});

const hub = (slug: string, trades: string[], costs: { job: string; low: number; high: number; trade?: string }[]): PricedHubs[number] => {
  const words = { trades, costs, asOf: '2026-11-20' };
  return {
    slug,
    path: `/${slug}`,
    words: { en: words, fr: { ...words, costs: costs.map((cost) => ({ ...cost, job: `${cost.job} (fr)` })) } },
  };
};

test('a trade that no table prices has no tile, and one without a hub of its own leads to its professionals', () => {
  const several = hub('outdoor/contractors', ['Construction', 'Roofing'], [{ job: 'Gutter', low: 90, high: 200, trade: 'Roofing' }]);
  expect(tradePrices([several])).toEqual([
    { trade: 'Roofing', href: '/services?category=Roofing', from: 90, job: { en: 'Gutter', fr: 'Gutter (fr)' } },
  ]);
});

test('a hub shows the last of the jobs that no tile names', () => {
  const jobs = ['A', 'B', 'C', 'D'].map((job) => ({ job, low: 1, high: 2 }));
  const [card] = costsToShow([hub('outdoor/roofing', ['Roofing'], [...jobs, { job: 'Leak', low: 1, high: 2, trade: 'Roofing' }])], 'fr');
  expect(card!.costs.map(({ job }) => job)).toEqual(['B (fr)', 'C (fr)', 'D (fr)']);
});
