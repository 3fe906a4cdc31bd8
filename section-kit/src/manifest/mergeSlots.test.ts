import { mergeSlots } from './mergeSlots.ts';
import type { SectionManifest } from './sectionManifest.ts';

const section = (name: string, slots: SectionManifest['slots']): SectionManifest => ({
  name,
  owner: 'tests',
  class: 'regular',
  requires: { '@marketplace/section-kit': '^1.0.0', '@marketplace/shared-ui': '^1.0.0' },
  slots,
  routes: [],
  fragments: [],
});
const search = {
  href: '/find?text={text}',
  label: { en: 'Search', fr: 'Chercher' },
  placeholder: { en: 'Search...', fr: 'Chercher...' },
};
const firstMenu = {
  title: { en: 'By kind', fr: 'Par genre' },
  rows: { table: 'kinds', texts: 'kind_texts', key: 'kind_id' },
  icons: ['Home'],
  one: '/kinds?search={text}',
  all: '/kinds',
  allTitle: { en: 'All kinds', fr: 'Tous les genres' },
};

const link = { href: '/list', label: { en: 'List', fr: 'Liste' }, icon: 'M1 1h2' };

test('slots of every section come together, in one language', () => {
  const manifests = [
    section('mf-doors', { signIn: '/in' }),
    section('mf-find', { search, firstMenu }),
    section('mf-list', { headerItem: { fragment: 'count', storageKeys: ['app.list'], link } }),
  ];
  expect(mergeSlots(manifests, 'fr')).toEqual({
    signIn: '/in',
    headerItem: { fragment: 'list/count', storageKeys: ['app.list'], link: { ...link, label: 'Liste' } },
    firstMenu: { ...firstMenu, title: 'Par genre', allTitle: 'Tous les genres' },
    search: { href: '/find?text={text}', label: 'Chercher', placeholder: 'Chercher...' },
  });
});

test('what no section fills is missing', () => {
  expect(mergeSlots([section('mf-plain', undefined)], 'en')).toEqual({});
});
