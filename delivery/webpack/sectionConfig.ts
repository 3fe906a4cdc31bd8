import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { containerName } from '../artifact/containerName.ts';
import { readPackage } from '../artifact/readPackage.ts';
import { readSectionManifest } from '../artifact/readSectionManifest.ts';
import { sourceHash } from '../artifact/sourceHash.ts';
import { ArtifactPlugin, sectionChunk, sectionEntry } from './ArtifactPlugin.ts';
import { baseConfig } from './baseConfig.ts';
import { sharedInSection } from './sharedModules.ts';

/**
 * Webpack configuration of a section.
 *
 * @param dir folder of the section, `import.meta.dirname` of its webpack.config.js
 * @throws Error in one sentence when `section.json` is invalid or names another package
 */
export function sectionConfig(dir: string, { development = false } = {}): Configuration {
  const { name, version } = readPackage(dir);
  const manifest = readSectionManifest(dir);
  if (manifest.name !== name) throw new Error(`section.json of ${name} names "${manifest.name}"; both must be equal.`);
  const base = baseConfig(dir, `${name}@${version}+${sourceHash(dir)}`, development);
  const federation = new ModuleFederationPlugin({
    name: containerName(name),
    filename: sectionEntry,
    library: { type: 'var', name: containerName(name) },
    exposes: { './section': { import: ['./src/section.tsx'], name: sectionChunk } },
    shared: sharedInSection(dir, manifest.requires),
    shareStrategy: 'loaded-first',
    experiments: { externalRuntime: true },
    manifest: false,
    dts: false,
    dev: false,
  });
  return {
    ...base,
    entry: {},
    plugins: [...base.plugins!, federation as WebpackPluginInstance, new ArtifactPlugin(dir, manifest, { compressed: !development })],
  };
}
