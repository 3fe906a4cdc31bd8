import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { runWebpack } from './runWebpack.ts';

/**
 * Builds the package in `dir` by its own webpack.config.js into `dist`.
 *
 * @throws Error in words when the configuration, the manifest or a source file is refused
 */
export async function buildPackage(dir: string): Promise<void> {
  const file = pathToFileURL(join(dir, 'webpack.config.js')).href;
  const { default: configuration } = (await import(file)) as { default: Configuration | Promise<Configuration> };
  await runWebpack(await configuration);
}
