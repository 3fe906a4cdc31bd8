import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { standInPattern } from './contentModules.ts';

const require = createRequire(import.meta.url);
/** Compiled when the package is published. */
const contentLoader = join(import.meta.dirname, `contentLoader${extname(import.meta.filename)}`);

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
