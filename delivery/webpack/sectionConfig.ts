import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { containerName } from '../artifact/containerName.ts';
import { databaseCalls } from '../artifact/databaseCalls.ts';
import { expectOwnSelectors } from '../artifact/foreignSelectors.ts';
import { pageReferences } from '../artifact/pageReferences.ts';
import { readPackage } from '../artifact/readPackage.ts';
import { readSectionSource } from '../artifact/readSectionSource.ts';
import { ContentPlugin } from '../content/ContentPlugin.ts';
import { ArtifactPlugin, sectionChunk, sectionEntry } from './ArtifactPlugin.ts';
import { baseConfig } from './baseConfig.ts';
import { BuildNamePlugin, unfinishedName } from './BuildNamePlugin.ts';
import { OwnChunksPlugin } from './OwnChunksPlugin.ts';
import { PublicFilesPlugin } from './PublicFilesPlugin.ts';
import { ServerBundlePlugin } from './ServerBundlePlugin.ts';
import { serverConfig } from './serverConfig.ts';
import { consumedBySection } from './sharedModules.ts';

/** A page places several fragments of a section: what two of them have in common comes once. Webpack by itself repeats more. */
const sharedByFragments = (fragments: readonly string[]) => ({
  chunks: ({ name }: { name?: string | null }) => fragments.includes(name ?? ''),
  minChunks: 2,
  // As it is before packing; what is smaller costs less twice than by a request of its own.
  minSize: 6000,
});

/**
 * Webpack configuration of a section: `src/section.tsx` is what it exposes, files of `public/` keep their names.
 *
 * @param dir folder of the section, `import.meta.dirname` of its webpack.config.js
 * @throws Error in one sentence when the manifest is invalid or names another package, a call of the database cannot be read, or a style reaches out of the section
 */
export async function sectionConfig(dir: string, { development = false } = {}): Promise<Configuration> {
  const { name, version } = readPackage(dir);
  const source = await readSectionSource(dir);
  const manifest = { ...source, database: databaseCalls(dir, source) };
  if (manifest.name !== name) throw new Error(`src/manifest.ts of ${name} names "${manifest.name}"; both must be equal.`);
  expectOwnSelectors(dir);
  const base = baseConfig(dir, unfinishedName(name, version), development);
  const federation = new webpack.container.ModuleFederationPlugin({
    name: containerName(name),
    filename: sectionEntry,
    library: { type: 'var', name: containerName(name) },
    exposes: { './section': { import: ['./src/section.tsx'], name: sectionChunk } },
    shared: consumedBySection(),
  });
  return {
    ...base,
    optimization: { splitChunks: { cacheGroups: { fragments: sharedByFragments(manifest.fragments) } } },
    entry: {},
    plugins: [
      ...base.plugins!,
      federation,
      new OwnChunksPlugin(),
      new BuildNamePlugin(sectionEntry),
      new PublicFilesPlugin(join(dir, 'public')),
      new ContentPlugin(dir),
      ...(development ? [] : [new ServerBundlePlugin(serverConfig(dir, 'section'))]),
      new ArtifactPlugin(dir, manifest, { compressed: !development, references: pageReferences(dir) }),
    ],
  };
}
