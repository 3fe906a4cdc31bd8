import { sectionManifestSchema, type SectionManifest } from './sectionManifest.ts';

const sample: SectionManifest = {
  name: 'mf-sample',
  owner: 'tests',
  class: 'regular',
  requires: { '@marketplace/section-kit': '^1.0.0', '@marketplace/shared-ui': '^1.0.0' },
  routes: [
    { path: '/sample', title: { en: 'Sample', fr: 'Exemple' }, chunk: 'sample' },
    { path: '/sample/:token', title: { en: 'Sample', fr: 'Exemple' }, chunk: 'sample' },
  ],
  fragments: ['cards'],
};
const text = { en: 'Search', fr: 'Chercher' };
const firstMenu = {
  title: text,
  rows: { table: 'samples', texts: 'sample_texts', key: 'sample_id' },
  icons: ['Home'],
  one: '/sample?search={text}',
  all: '/sample',
  allTitle: text,
};
const refusal = (parts: object) => {
  const { error } = sectionManifestSchema.safeParse({ ...sample, ...parts });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') ?? '';
};

test.each<[string, object]>([
  ['nothing but pages and fragments', {}],
  ['a capability', { capabilities: ['auth'] }],
  ['entries of menus', { navigation: [{ group: 'shop', order: 10, path: '/sample' }] }],
  [
    'targets of the shell',
    { slots: { signIn: '/sample', search: { href: '/sample?search={text}', label: text, placeholder: text }, firstMenu } },
  ],
  ['a fragment for the header', { slots: { headerItem: { fragment: 'cards', storageKeys: ['app.sample'] } } }],
  ['a post to one of its pages', { server: { posts: [{ path: '/sample/:token', call: 'end_sample' }] } }],
  ['a calendar for programs', { server: { feeds: [{ path: '/dates/:token', call: 'sample_dates', titles: { 'thing.kind': text } }] } }],
  ['the largest file of a bucket', { server: { uploads: [{ bucket: 'sample-files', maxBytes: 1024 }] } }],
])('a section may declare %s', (_what, parts) => expect(refusal(parts)).toBe(''));

test.each<[string, object, string]>([
  ['a capability the shell does not have', { capabilities: ['admin'] }, 'capabilities.0: Invalid input: expected "auth"'],
  [
    'an entry for a page of another section',
    { navigation: [{ group: 'shop', order: 10, path: '/other' }] },
    'navigation.0.path: "/other" is no page of the section',
  ],
  [
    'an entry for a pattern',
    { navigation: [{ group: 'shop', order: 10, path: '/sample/:token' }] },
    'navigation.0.path: "/sample/:token" is no page of the section',
  ],
  ['a target of another section', { slots: { signIn: '/other' } }, 'slots.signIn: "/other" is no page of the section'],
  [
    'a search in another section',
    { slots: { firstMenu: { ...firstMenu, one: '/other?search={text}' } } },
    'slots.firstMenu: "/other?search={text}" is no page of the section',
  ],
  [
    'a search that takes no text',
    { slots: { search: { href: '/sample', label: text, placeholder: text } } },
    'slots.search.href: use a path whose query takes the text',
  ],
  [
    'a fragment for the header that it does not have',
    { slots: { headerItem: { fragment: 'count', storageKeys: ['app.sample'] } } },
    'slots.headerItem: "count" is no fragment of the section',
  ],
  [
    'a link in the header to a page of another section',
    { slots: { headerItem: { fragment: 'cards', storageKeys: ['app.sample'], link: { href: '/other', label: text, icon: 'M1 1h2' } } } },
    'slots.headerItem: "/other" is no page of the section',
  ],
  [
    'pictures without a name',
    { routes: [{ path: '/sample', title: text, chunk: 'page', pictures: ['pictures/one.svg'] }] },
    'routes.0.pictures.0: use a file',
  ],
  ['a target the shell does not know', { slots: { basket: '/sample' } }, 'slots: Unrecognized key: "basket"'],
  [
    'a post to a page of nobody',
    { server: { posts: [{ path: '/other/:token', call: 'end_sample' }] } },
    'server.posts.0.path: "/other/:token" is the path of no route of the section',
  ],
  [
    'a post that calls no function',
    { server: { posts: [{ path: '/sample/:token', call: 'drop table' }] } },
    'server.posts.0.call: use the name of a database function',
  ],
  [
    'a calendar with a title in one language',
    { server: { feeds: [{ path: '/dates/:token', call: 'sample_dates', titles: { thing: { en: 'Thing' } } }] } },
    'server.feeds.0.titles.thing.fr',
  ],
  [
    'a bucket that takes nothing',
    { server: { uploads: [{ bucket: 'sample-files', maxBytes: 0 }] } },
    'server.uploads.0.maxBytes: Too small',
  ],
])('%s is refused', (_what, parts, message) => expect(refusal(parts)).toContain(message));
