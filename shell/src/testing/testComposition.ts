import { brand } from '@marketplace/shared-ui/brand';
import type { Composition, CompositionRest, SectionInPage } from '@marketplace/section-kit/host';
import { lateGroups } from '../navigation/menus.ts';
import { KnownComposition } from '../section-loader/KnownComposition';

const hash = `sha384-${'A'.repeat(64)}`;

/** A section as the page describes it; give only what the test is about. */
export function testSection(name: string, parts: Partial<SectionInPage> = {}): SectionInPage {
  return {
    name,
    class: 'essential',
    requires: { '@marketplace/section-kit': '^1.0.0', '@marketplace/shared-ui': '^1.0.0' },
    routes: [],
    fragments: [],
    current: {
      version: '1.1.0',
      base: `/sections/${name}/1.1.0/`,
      entry: 'remoteEntry.js',
      integrity: { 'remoteEntry.js': hash, 'page.js': hash },
    },
    previous: null,
    ...parts,
  };
}

/** The build a section falls back to. */
export function previousBuild(name: string): SectionInPage['current'] {
  return { version: '1.0.0', base: `/sections/${name}/1.0.0/`, entry: 'remoteEntry.js', integrity: { 'remoteEntry.js': hash } };
}

/** Sections that contribute nothing to the header and the footer. */
export function testComposition(sections: SectionInPage[] = []): Composition {
  return {
    environment: 'local',
    revision: 7,
    shell: {
      version: '1.0.0',
      provides: { '@marketplace/section-kit': '1.2.0', '@marketplace/shared-ui': '1.0.0' },
      base: '/shell/1.0.0/',
      integrity: { 'sitemap.js': hash },
    },
    sections,
    navigation: {},
    slots: {},
    config: { supabaseUrl: 'http://localhost', anonKey: 'anon-key', siteUrl: 'http://localhost' },
    operator: brand.sampleOperator,
    samples: false,
    lacks: [],
  };
}

/** A page at an address that leaves out everything it may, and what it leaves out. */
export function leanPage(whole: Composition, path: string): { page: Composition; rest: CompositionRest } {
  const page = {
    ...whole,
    shell: { ...whole.shell, integrity: {} },
    sections: whole.sections.map(({ routes, current, previous, ...section }) => ({
      ...section,
      routes: routes.filter((route) => route.path === path),
      current: { ...current, integrity: {} },
      previous: previous && { ...previous, integrity: {} },
    })),
    navigation: Object.fromEntries(
      Object.entries(whole.navigation).map(([group, links]) => [group, lateGroups.some((late) => late === group) ? [] : links]),
    ),
    rest: { path: '/composition/rest.json', integrity: hash },
  };
  return {
    page,
    rest: { shell: whole.shell, sections: whole.sections, navigation: whole.navigation, slots: whole.slots, operator: whole.operator },
  };
}

/** What a page without omissions knows, or one whose rest `fetchRest` brings. */
export function knownComposition(
  inPage: Composition,
  fetchRest = (): Promise<CompositionRest> => Promise.reject(new Error('nothing is left out')),
): KnownComposition {
  return new KnownComposition({ inPage, path: '/', fetchRest, report: () => undefined });
}
