import { join } from 'node:path';
import type { LoaderContext } from 'webpack';

/** What stands behind the request for the definition that the section has written. */
export const writtenQuery = '?written';

const liveDefinition = JSON.stringify(join(import.meta.dirname, 'src', 'liveDefinition.ts'));

/** Webpack loader that puts the live definition of a section in the place of the one it has written. */
export default function definitionLoader(this: LoaderContext<object>): string {
  return [
    `import { section as written } from ${JSON.stringify(this.resourcePath + writtenQuery)};`,
    `import { liveDefinition } from ${liveDefinition};`,
    'export const section = liveDefinition(written, import.meta.webpackHot);',
  ].join('\n');
}
