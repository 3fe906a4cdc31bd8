import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { standInPattern } from './contentModules.ts';

const require = createRequire(import.meta.url);
const contentLoader = join(import.meta.dirname, 'contentLoader.ts');

/** How webpack reads the content of a section. Stand-ins are TypeScript by their name only: no other rule may take them. */
export const contentRules: RuleSetRule[] = [
  { test: standInPattern, loader: contentLoader },
  { test: /\.yaml$/, loader: contentLoader },
  {
    test: /\.mdx$/,
    oneOf: [
      { resourceQuery: /^\?both$/, loader: contentLoader },
      {
        use: [
          // The development runtime of React is no shared module.
          { loader: require.resolve('@mdx-js/loader'), options: { development: false } },
          contentLoader,
        ],
      },
    ],
  },
];
