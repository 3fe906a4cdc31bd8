import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compilation, Module } from 'webpack';
import { readDescription } from '../artifact/readPackage.ts';

type Bundled = Module & { resource?: string; modules?: Module[] };

/** @returns packages of others whose code is in a build, such as `zod@4.6.7`, in the order of their names */
export function bundledPackages(compilation: Compilation): string[] {
  const dirs = new Set<string>();
  for (const file of [...compilation.modules].flatMap(filesOf)) if (file.includes('/node_modules/')) dirs.add(dirname(file));
  return [...new Set([...dirs].map(packageAt))].sort();
}

/** A module that webpack made of several keeps them. */
function filesOf(module: Bundled): string[] {
  return [...(module.resource ? [module.resource.split('?')[0]!] : []), ...(module.modules ?? []).flatMap(filesOf)];
}

/** Folders of a package may say their kind in a package.json without a name. */
function packageAt(dir: string): string {
  const { name, version } = existsSync(join(dir, 'package.json')) ? readDescription(dir) : {};
  return name && version ? `${name}@${version}` : packageAt(dirname(dir));
}
