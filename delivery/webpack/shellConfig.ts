import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, PathData, WebpackPluginInstance } from 'webpack';
import { databaseCallsOfPlatform } from '../artifact/databaseCalls.ts';
import { readPackage } from '../artifact/readPackage.ts';
import { sourceHash } from '../artifact/sourceHash.ts';
import { ArtifactPlugin } from './ArtifactPlugin.ts';
import { baseConfig } from './baseConfig.ts';
import { MenusPlugin } from './MenusPlugin.ts';
import { PublicFilesPlugin } from './PublicFilesPlugin.ts';
import { sharedByShell } from './sharedModules.ts';

/**
 * The federation runtime module asks for a file name before hashes exist, only to count its folders, and webpack then
 * fails on `[contenthash]`.
 */
function hashedName({ chunk }: PathData): string {
  const hashed = chunk && 'contentHash' in chunk && (chunk.contentHash as Record<string, string> | undefined)?.javascript;
  return chunk && !hashed ? '[name].js' : '[name].[contenthash:10].js';
}

const kitOf = (dir: string): string => createRequire(join(dir, 'package.json')).resolve('@marketplace/section-kit/package.json');

/** React Router publishes a production build, but its package names the development one under every condition. */
function productionRouter(dir: string): string {
  const kit = kitOf(dir);
  return join(dirname(createRequire(kit).resolve('react-router/package.json')), 'dist', 'production', 'index.mjs');
}

/**
 * Webpack configuration of the shell: `src/main.tsx` is the entry, files of `public/` keep their names.
 *
 * @param dir folder of the shell, `import.meta.dirname` of its webpack.config.js
 */
export function shellConfig(dir: string, { development = false } = {}): Configuration {
  const { name, version } = readPackage(dir);
  const base = baseConfig(dir, `${name}@${version}+${sourceHash(dir)}`, development);
  const federation = new ModuleFederationPlugin({
    name,
    remotes: {},
    shared: sharedByShell(dir),
    shareStrategy: 'loaded-first',
    runtimePlugins: [join(import.meta.dirname, 'provideRuntime.ts')],
    // Sections are named by their entry, never by a manifest, and the page runs in browsers only.
    experiments: { optimization: { disableSnapshot: true, target: 'web' } },
    manifest: false,
    dts: false,
    dev: false,
  });
  return {
    ...base,
    resolve: { ...base.resolve, alias: development ? {} : { 'react-router$': productionRouter(dir) } },
    entry: { main: './src/main.tsx' },
    output: { ...base.output, filename: development ? '[name].js' : hashedName },
    plugins: [
      ...base.plugins!,
      federation as WebpackPluginInstance,
      new PublicFilesPlugin(join(dir, 'public')),
      new MenusPlugin(join(dir, 'src', 'navigation')),
      new ArtifactPlugin(dir, null, { compressed: !development, database: databaseCallsOfPlatform(dir, dirname(kitOf(dir))) }),
    ],
  };
}
