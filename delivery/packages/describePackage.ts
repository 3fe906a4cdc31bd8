import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../artifact/listFiles.ts';
import type { Publication } from './published.ts';

/** What of a package.json is read and written here. */
export interface Description {
  name: string;
  version: string;
  description: string;
  type: string;
  sideEffects?: boolean;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, object>;
}

export const readDescription = (dir: string): Description => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Description;

/**
 * The package.json that is published: entries lead to what was compiled, and nothing is named that the code does not import.
 *
 * @param root folder of this repository
 * @param dir folder of the package
 * @param dist what was compiled of it
 * @throws Error for an import that its package.json does not name
 */
export function describePackage(root: string, dir: string, dist: string, { entries, bin = {}, brings = [] }: Publication): object {
  const source = readDescription(dir);
  const { name, version, description, type, sideEffects, peerDependencies = {}, peerDependenciesMeta } = source;
  const everywhere = { ...readDescription(root).devDependencies, ...readDescription(join(root, 'shell')).dependencies };
  const known = { ...everywhere, ...source.devDependencies, ...source.dependencies };
  const needed = [...importedPackages(dist), ...brings].filter((each) => each !== name && !(each in peerDependencies));
  const unknown = needed.filter((each) => !(each in known));
  if (unknown.length) throw new Error(`${name} imports ${unknown.join(', ')}, which its package.json does not name.`);
  return {
    name,
    version,
    description,
    type,
    ...(sideEffects === undefined ? {} : { sideEffects }),
    engines: { node: '>=24' },
    files: ['dist'],
    exports: {
      ...Object.fromEntries(entries.map((entry) => [entry, publishedEntry(source.exports[entry]!)])),
      './package.json': './package.json',
    },
    ...(Object.keys(bin).length ? { bin: Object.fromEntries(Object.entries(bin).map(([command, file]) => [command, inDist(file)])) } : {}),
    dependencies: Object.fromEntries([...new Set(needed)].sort().map((each) => [each, known[each]])),
    peerDependencies,
    ...(peerDependenciesMeta ? { peerDependenciesMeta } : {}),
  };
}

const inDist = (file: string): string => `./dist/${file.replace(/^\.\//, '').replace(/(?<!\.d)\.tsx?$/, '.js')}`;

/** Where an entry of the sources leads once it is published. */
function publishedEntry(file: string): string | Record<string, string> {
  const target = inDist(file);
  if (file.endsWith('.json')) return target;
  if (file.endsWith('.d.ts')) return { types: target };
  return { types: target.replace(/\.(m?)js$/, '.d.$1ts'), default: target };
}

/** Packages that compiled modules or their types import. */
function importedPackages(dist: string): Set<string> {
  const names = new Set<string>();
  for (const file of listFiles(dist).filter((each) => /\.(m?js|d\.m?ts)$/.test(each))) {
    const { importedFiles, typeReferenceDirectives } = ts.preProcessFile(readFileSync(join(dist, file), 'utf8'), true, true);
    for (const { fileName } of [...importedFiles, ...typeReferenceDirectives]) {
      if (fileName.startsWith('.') || fileName.startsWith('node:') || builtinModules.includes(fileName)) continue;
      names.add(
        fileName
          .split('/')
          .slice(0, fileName.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    }
  }
  return names;
}
