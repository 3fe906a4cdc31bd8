import { join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { ContentPlugin } from '../content/ContentPlugin.ts';
import { PublicFilesPlugin } from '../webpack/PublicFilesPlugin.ts';
import { ServerBundlePlugin } from '../webpack/ServerBundlePlugin.ts';
import { shellConfig } from '../webpack/shellConfig.ts';

/** A section whose sources become part of the one build. */
export interface BuiltInSection {
  name: string;
  /** Folder of its package. */
  dir: string;
}

/** Nobody borrows modules, and pages are rendered with the bundles that there are. */
const leftOut = [webpack.sharing.ProvideSharedPlugin, ServerBundlePlugin];

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
 * Routes stay chunks of their own, so that what differs is federation.
 */
export function monolithConfig({ shellDir, sections, source, outputDir }: MonolithOptions): Configuration {
  const { plugins = [], ...shell } = shellConfig(shellDir);
  return {
    ...shell,
    devtool: false,
    output: { ...shell.output, path: outputDir },
    module: { rules: [...shell.module!.rules!, ...sections.map(prefixOf)] },
    plugins: [
      ...plugins.filter((plugin) => !leftOut.some((kind) => plugin instanceof kind)),
      new webpack.NormalModuleReplacementPlugin(/section-loader\/createFederationSource$/, source),
      ...sections.map(({ dir }) => new ContentPlugin(dir)),
      // What stands at the top of the folder, such as the picture of a shared link, has the same name in every section.
      ...sections.map(({ dir }) => new PublicFilesPlugin(join(dir, 'public'), (file) => file.includes('/'))),
    ],
  };
}

const prefixOf = ({ name, dir }: BuiltInSection): RuleSetRule => ({
  test: /\.(tsx?|mdx|yaml)$/,
  include: dir,
  enforce: 'post',
  loader: join(import.meta.dirname, 'prefixChunks.ts'),
  options: { section: name },
});
