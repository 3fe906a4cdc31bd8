/** How a package of ours is published. */
export interface Publication {
  /** What it offers, of the `exports` of its package.json; the rest is for this repository. */
  entries: readonly string[];
  /** Commands it brings, by the module behind each. */
  bin?: Readonly<Record<string, string>>;
  /** Modules and files that are found by their path, not by an import. */
  files?: readonly string[];
  /** Packages it needs, or brings for whoever builds with it, without importing them; in the versions of this repository. */
  brings?: readonly string[];
  /** A report of types that are generated would say the same twice. */
  hasReport?: false;
}

/** The packages that a section in a repository of its own is written with, by their folders. */
export const published: Readonly<Record<string, Publication>> = {
  'node-kit': { entries: ['./sectionNames'] },
  'shared-ui': {
    entries: [
      ...['.', './overlays', './tabs', './forms', './price-range', './steps', './message'],
      ...['./brand', './operator', './styled', './sprite', './art', './assets'],
    ],
  },
  'section-kit': {
    entries: [
      ...[
        '.',
        './router',
        './filters',
        './late-part',
        './load-more',
        './query',
        './tax',
        './money',
        './number',
        './quantity',
        './fragment',
        './export',
      ],
      ...[
        './calendar-file',
        './form',
        './contact',
        './away',
        './nothing-yet',
        './outcome',
        './panel',
        './reachable',
        './sample',
        './saved-searches',
        './companies',
        './pictures',
        './unit',
        './time-left',
        './provinces',
      ],
      ...['./refusal', './legal-notice', './manifest', './testing'],
    ],
  },
  supabase: { entries: ['./types', './answers', './arguments', './trades'], hasReport: false },
  delivery: {
    entries: ['./webpack', './content', './content/modules', './jest', './tsconfig.json'],
    bin: { 'build-section': 'bin/buildPackage.ts', 'new-section': 'bin/newSectionHere.ts', sections: 'bin/sections.ts' },
    files: [
      ...['content/contentLoader.ts', 'webpack/serverBase.js', 'tsconfig.base.json'],
      ...['jest/asset.cjs', 'jest/content.mjs', 'jest/environment.mjs', 'jest/setup.mjs'],
    ],
    brings: [
      ...['@mdx-js/loader', '@mdx-js/mdx', 'ts-loader', 'typescript', 'webpack'],
      ...['@swc/core', '@swc/jest', 'jest', 'jest-axe', 'jest-environment-jsdom', 'fast-check'],
      ...['@testing-library/dom', '@testing-library/jest-dom', '@testing-library/react', '@testing-library/user-event'],
      ...['@types/jest', '@types/jest-axe', '@types/node', '@types/react', '@types/react-dom'],
      // What the shell carries, so that a section is tested on the same.
      ...['react', 'react-dom', 'styled-components', '@marketplace/section-kit', '@marketplace/shared-ui'],
    ],
  },
};
