import { AppError } from '@marketplace/section-kit';
import { fakeDb } from '@marketplace/section-kit/testing';
import { rememberPlace } from '../place/rememberedPlace';
import { find } from './finder';

beforeEach(() => localStorage.clear());

const suggested = [
  { kind: 'trade', value: 'Plumbing', n: 1204 },
  { kind: 'trade', value: 'Roofing', near: 'Toronto, ON' },
  { kind: 'city', value: 'Montréal, QC', n: 1 },
  { kind: 'company', value: 'Provider 1', id: 'a b', category: 'Plumbing', location: 'Toronto, ON' },
];

test('trades and places say how many companies there are, and each leads to its place', async () => {
  const db = fakeDb({ rpc: { suggest_services: () => suggested } });
  expect(await find('p', { db, locale: 'en' })).toEqual([
    { group: 'Trades', rank: 10, value: 'Plumbing', hint: '1,204 companies', href: '/services?category=Plumbing' },
    { group: 'Trades', rank: 10, value: 'Roofing, Toronto, ON', hint: undefined, href: '/services?category=Roofing&near=Toronto%2C%20ON' },
    { group: 'Places', rank: 40, value: 'Montréal, QC', hint: '1 company', href: '/services?near=Montr%C3%A9al%2C%20QC' },
    { group: 'Companies', rank: 20, value: 'Provider 1', hint: 'Plumbing, Toronto, ON', href: '/services/a%20b' },
  ]);
});

test('trades are named in French, and addresses keep the English ones', async () => {
  const db = fakeDb({ rpc: { suggest_services: () => suggested } });
  const [plumbing, roofing] = await find('p', { db, locale: 'fr' });
  expect(plumbing).toMatchObject({
    group: 'Métiers',
    value: 'Plomberie',
    hint: '1\u00a0204 entreprises',
    href: '/services?category=Plumbing',
  });
  expect(roofing).toMatchObject({ value: 'Toiture, Toronto (Ontario)' });
});

test('the likeliest trade is found also where somebody looked around last, unless a place is said', async () => {
  rememberPlace('h2x1y4');
  const db = fakeDb({ rpc: { suggest_services: () => suggested } });
  const trades = (await find('p', { db, locale: 'fr' })).filter(({ group }) => group === 'Métiers');
  expect(trades.map(({ value, href }) => [value, href])).toEqual([
    ['Plomberie', '/services?category=Plumbing'],
    ['Plomberie, H2X 1Y4', '/services?category=Plumbing&near=H2X%201Y4'],
    ['Toiture, Toronto (Ontario)', '/services?category=Roofing&near=Toronto%2C%20ON'],
  ]);
  const named = fakeDb({ rpc: { suggest_services: () => suggested.slice(1) } });
  expect(await find('roofer Tor', { db: named, locale: 'fr' })).toHaveLength(3);
});

test('a backend without the function says so', async () => {
  await expect(find('p', { db: fakeDb(), locale: 'en' })).rejects.toThrow(AppError);
});
