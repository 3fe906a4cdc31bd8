import { mergeNavigation } from './mergeNavigation.ts';
import type { SectionManifest } from './sectionManifest.ts';

const section = (name: string, parts: Partial<SectionManifest>): SectionManifest => ({
  name,
  owner: 'tests',
  class: 'regular',
  requires: { '@marketplace/section-kit': '^1.0.0', '@marketplace/shared-ui': '^1.0.0' },
  routes: [],
  fragments: [],
  ...parts,
});
const title = { en: 'Pools', fr: 'Piscines' };
const yard = section('mf-yard', {
  routes: [
    { path: '/pools', title, chunk: 'pools' },
    { path: '/pools/offers', title: { en: 'Offers for pools', fr: 'Offres de piscines' }, chunk: 'offers' },
  ],
  navigation: [
    { group: 'yard', order: 30, path: '/pools' },
    { group: 'yard', order: 10, path: '/pools/offers', title: { en: 'Offers', fr: 'Offres' }, sitemapOnly: true },
    { group: 'popular', order: 10, path: '/pools' },
  ],
});
const lawn = section('mf-lawn', {
  routes: [{ path: '/lawn', title: { en: 'Lawns', fr: 'Pelouses' }, chunk: 'lawn' }],
  navigation: [{ group: 'yard', order: 20, path: '/lawn' }],
});

test('entries of every section stand in their order, named like their page or as they say', () => {
  expect(mergeNavigation([yard, lawn], 'fr')).toEqual({
    yard: [
      { path: '/pools/offers', title: 'Offres', sitemapOnly: true },
      { path: '/lawn', title: 'Pelouses' },
      { path: '/pools', title: 'Piscines' },
    ],
    popular: [{ path: '/pools', title: 'Piscines' }],
  });
});

test('a section that is missing leaves no entry and no empty group', () => {
  expect(mergeNavigation([lawn], 'en')).toEqual({ yard: [{ path: '/lawn', title: 'Lawns' }] });
});
