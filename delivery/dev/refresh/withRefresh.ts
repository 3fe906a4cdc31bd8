import { join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { BuildNamePlugin } from '../../webpack/BuildNamePlugin.ts';
import { OwnChunksPlugin } from '../../webpack/OwnChunksPlugin.ts';
import { ScriptHookPlugin } from '../../webpack/ScriptHookPlugin.ts';
import { writtenQuery } from './definitionLoader.ts';

/** They tell builds of one section apart. Here one build becomes the next, of scripts whose hashes no page was told. */
const tellingApart = [BuildNamePlugin, OwnChunksPlugin, ScriptHookPlugin];

/** A live build of the section in `dir` whose components are exchanged in the page when their sources change. */
export function withRefresh(dir: string, config: Configuration): Configuration {
  const sources = join(dir, 'src');
  const loader = (name: string): string => join(import.meta.dirname, `${name}.ts`);
  const rules = config.module!.rules as RuleSetRule[];
  const typescript = rules.find((rule) => rule.loader?.includes('ts-loader'))!;
  const { test, exclude, loader: tsLoader, options } = typescript;
  const { compilerOptions, ...others } = options as { compilerOptions: object };
  const keepJsx = { loader: tsLoader, options: { ...others, compilerOptions: { ...compilerOptions, jsx: 'preserve' } } };
  return {
    ...config,
    module: {
      ...config.module,
      rules: [
        ...rules.filter((rule) => rule !== typescript),
        { ...typescript, exclude: [exclude as RegExp, sources] },
        { test, include: sources, use: [loader('refreshLoader'), keepJsx] },
        // Loaders run from the last to the first.
        { resource: join(sources, 'section.tsx'), resourceQuery: { not: writtenQuery }, loader: loader('definitionLoader') },
      ],
    },
    plugins: [
      ...config.plugins!.filter((plugin) => !tellingApart.some((kind) => plugin instanceof kind)),
      new webpack.HotModuleReplacementPlugin(),
    ],
  };
}
