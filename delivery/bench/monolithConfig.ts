import { join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { ContentPlugin } from '../content/ContentPlugin.ts';
import { shellConfig } from '../webpack/shellConfig.ts';

/** A section whose sources become part of the one build. */
export interface BuiltInSection {
  name: string;
  /** Folder of its package. */
  dir: string;
  /** Where its pictures are served from, ending in a slash: those of its own build, which are the same files. */
  base: string;
}

interface MonolithOptions {
  /** Folder of the shell. */
  shellDir: string;
  sections: readonly BuiltInSection[];
  /** Module that takes the place of the one which loads sections over the network. */
  source: string;
  /** Folder of the build. */
  outputDir: string;
}

/**
 * Configuration of the product as one build without federation: the shell's own, whose sections are imported like any other module.
 * Routes stay chunks of their own and pictures the files that they are in the sections' builds, so that what differs is federation.
 */
export function monolithConfig({ shellDir, sections, source, outputDir }: MonolithOptions): Configuration {
  const { plugins = [], ...shell } = shellConfig(shellDir);
  const rules = shell.module!.rules as RuleSetRule[];
  return {
    ...shell,
    devtool: false,
    output: { ...shell.output, path: outputDir },
    module: { rules: [...rules, ...sections.flatMap((section) => rulesOf(section, rules))] },
    plugins: [
      ...plugins.filter((plugin) => !(plugin instanceof webpack.sharing.ProvideSharedPlugin)),
      new webpack.NormalModuleReplacementPlugin(/section-loader\/createFederationSource$/, source),
      ...sections.map(({ dir }) => new ContentPlugin(dir)),
    ],
  };
}

function rulesOf({ name, dir, base }: BuiltInSection, rules: readonly RuleSetRule[]): RuleSetRule[] {
  const pictures = rules.find(({ type }) => type === 'asset/resource');
  return [
    {
      test: /\.(tsx?|mdx|yaml)$/,
      include: dir,
      enforce: 'post',
      loader: join(import.meta.dirname, 'prefixChunks.ts'),
      options: { section: name },
    },
    { test: pictures?.test, include: dir, type: 'asset/resource', generator: { emit: false, publicPath: base } },
  ];
}
