import type { LoaderContext } from 'webpack';
import { articleModule, summaryModule } from './articleSource.ts';

/** Webpack loader for articles: `x.mdx?summary` is their front matter, `x.mdx` all of it, as MDX for the next loader. */
export default function articleLoader(this: LoaderContext<object>, source: string): string {
  return this.resourceQuery === '?summary' ? summaryModule(source) : articleModule(source);
}
