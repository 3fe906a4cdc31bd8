import type { Configuration } from 'webpack';
import { ArtifactPlugin } from '../webpack/ArtifactPlugin.ts';
import { sectionConfig } from '../webpack/sectionConfig.ts';
import { LiveManifestPlugin } from './LiveManifestPlugin.ts';

/** Webpack configuration of a section that is built again on every change, of what it says of itself too. */
export async function liveSection(dir: string): Promise<Configuration> {
  const config = await sectionConfig(dir, { development: true });
  const artifact = config.plugins!.find((plugin) => plugin instanceof ArtifactPlugin)!;
  return { ...config, plugins: [...config.plugins!, new LiveManifestPlugin(dir, artifact)] };
}
