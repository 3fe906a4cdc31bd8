import type { Configuration } from 'webpack';
import { readPackage } from '../artifact/readPackage.ts';
import { baseOf } from '../server/pages/toComposition.ts';
import { shellConfig } from '../webpack/shellConfig.ts';
import { liveSection } from './liveSection.ts';

/** Browsers keep published versions for good, so live builds need an address of their own. */
export function liveVersion(version: string): string {
  return `${version}-live`;
}

/**
 * Webpack configurations of packages that are built in memory and built again on every change.
 *
 * @param packages folders by name
 */
export function liveConfigs(packages: Map<string, string>): Promise<Configuration[]> {
  const configs = [...packages].map(async ([name, dir]) => {
    const config = name === 'shell' ? shellConfig(dir, { development: true }) : await liveSection(dir);
    const { version } = readPackage(dir);
    // The development server must know the address under which it serves a build; elsewhere a build finds out itself.
    return { ...config, name, output: { ...config.output, publicPath: baseOf({ name, version: liveVersion(version) }) } };
  });
  return Promise.all(configs);
}
