import { compileSync } from '@mdx-js/mdx';
import { transformSync } from '@swc/core';
import { articleModule } from '@marketplace/delivery/articles';

/** Articles in tests: what the build's loaders make of an MDX file, as CommonJS. */
export default {
  process(source, path) {
    const { value } = compileSync(articleModule(source));
    return transformSync(String(value), { filename: `${path}.js`, module: { type: 'commonjs' }, jsc: { target: 'es2023' } });
  },
};
