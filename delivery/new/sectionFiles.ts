const ours = ['@marketplace/section-kit', '@marketplace/shared-ui', '@marketplace/delivery'] as const;
/** What every section names in its package.json. */
export const sharedNames = ['react', 'react-dom', 'styled-components', ...ours] as const;

/** Exact versions of the libraries a section shares with the shell, and of our own packages. */
export type Versions = Readonly<Record<(typeof sharedNames)[number], string>>;

const lead = { en: 'What people find here, in one sentence.', fr: 'Ce que l’on trouve ici, en une phrase.' };

/**
 * A section of one page in both languages.
 *
 * @param name lower-case letters, such as `garden` for the section `mf-garden` at `/garden`
 * @returns texts of the files by their path below the section's folder
 */
export function sectionFiles(name: string, versions: Versions): Record<string, string> {
  const page = `${name[0]!.toUpperCase()}${name.slice(1)}`;
  return {
    'package.json': packageJson(name, versions, { build: 'node ../delivery/bin/buildPackage.ts' }),
    'webpack.config.js': `import { sectionConfig } from '@marketplace/delivery/webpack';

export default sectionConfig(import.meta.dirname);
`,
    'src/manifest.ts': `import { defineManifest } from '@marketplace/section-kit/manifest';
import { fragments, routes } from './routes.ts';

/** What the section promises, and what it brings into the shell and the server. */
export const manifest = defineManifest({
  name: 'mf-${name}',
  owner: '${name}',
  class: 'regular',
  requires: { '@marketplace/section-kit': '^${versions['@marketplace/section-kit']}', '@marketplace/shared-ui': '^${versions['@marketplace/shared-ui']}' },
  routes,
  fragments,
});
`,
    'src/routes.ts': `import type { Fragments, RouteSource } from '@marketplace/section-kit';

/** Every address of the section: where its page is and what it says of itself. */
export const routes: RouteSource[] = [
  {
    path: '/${name}',
    chunk: '${name}',
    lazy: () => import('./${name}/${page}Page'),
    title: { en: '${page}', fr: '${page}' },
    description: {
      en: '${lead.en}',
      fr: '${lead.fr}',
    },
  },
];

/** Pieces that pages of other sections may place. */
export const fragments: Fragments = {};
`,
    'src/section.tsx': `import { defineSection } from '@marketplace/section-kit';
import { fragments, routes } from './routes';

export const section = defineSection({ name: 'mf-${name}', routes, fragments });
`,
    'src/section.test.tsx': `import { describeSectionConformance } from '@marketplace/section-kit/testing';
import { ${name}Messages } from './${name}/${name}Messages';
import { manifest } from './manifest';
import { section } from './section';

describeSectionConformance(section, { manifest, messages: [${name}Messages], paths: ['/${name}'] });
`,
    [`src/${name}/${page}Page.tsx`]: `import { usePage, useT } from '@marketplace/section-kit';
import { PageHeader } from '@marketplace/shared-ui';
import { ${name}Messages } from './${name}Messages';

function ${page}Page() {
  const t = useT(${name}Messages);
  usePage({ title: t('title') });
  return <PageHeader title={t('title')} lead={t('lead')} />;
}

export { ${page}Page as Component };
`,
    [`src/${name}/${name}Messages.ts`]: `import { defineMessages } from '@marketplace/section-kit';

export const ${name}Messages = defineMessages('${name}', {
  en: {
    title: '${page}',
    lead: '${lead.en}',
  },
  fr: {
    title: '${page}',
    lead: '${lead.fr}',
  },
});
`,
  };
}

/** @returns text of the package.json of the section `mf-<name>` */
export function packageJson(name: string, versions: Versions, scripts: Readonly<Record<string, string>>): string {
  const description = {
    name: `@marketplace/mf-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts,
    dependencies: only(versions, ['react', 'react-dom', '@marketplace/section-kit', '@marketplace/shared-ui', 'styled-components']),
    devDependencies: only(versions, ['@marketplace/delivery']),
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}

function only(versions: Versions, names: readonly (keyof Versions)[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, versions[name]]));
}
