import { fakeDb } from '@marketplace/section-kit/testing';
import { find } from './finder';

const found = async (text: string, locale: 'en' | 'fr') => find(text, { db: fakeDb(), locale });

test('guides, posts and money matters by the words of their title, accents and case apart', async () => {
  expect(await found('PUMPS winter', 'en')).toEqual([
    { group: 'Guides', rank: 50, value: 'Heat pumps in a Canadian winter', href: '/guides/heat-pumps-in-canada' },
  ]);
  expect(await found('hiver thermo', 'fr')).toEqual([
    { group: 'Guides', rank: 50, value: 'La thermopompe face à l’hiver', href: '/guides/heat-pumps-in-canada' },
  ]);
  expect((await found('reverse', 'en')).map(({ href }) => href)).toContain('/financial/reverse-mortgages');
});

test('at most three, and none that does not say it', async () => {
  expect(await found('a', 'en')).toHaveLength(3);
  expect(await found('zzzqqq', 'en')).toEqual([]);
});
