import { brand } from '@marketplace/shared-ui/brand';
import type { Composition, SectionInPage } from '@marketplace/section-kit/host';

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
