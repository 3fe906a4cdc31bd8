import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What the build needs of a package.json. */
interface PackageFacts {
  /** Without the scope: what the product calls the package, such as `mf-catalog`. */
  name: string;
  version: string;
  dependencies: Record<string, string>;
  /** What others may import of it. */
  exports?: unknown;
}

/**
 * Reads name, version and dependencies of the package in `dir`.
 *
 * @throws Error in one sentence when the folder holds no readable package.json
 */
export function readPackage(dir: string): PackageFacts {
  let description: Partial<PackageFacts>;
  try {
    description = readDescription(dir);
  } catch {
    throw new Error(`${dir} holds no package.json; give the folder of a package of this repository.`);
  }
  const { name, version, dependencies = {} } = description as PackageFacts;
  return { name: name.replace(/^@[^/]+\//, ''), version, dependencies };
}

/** What the package.json in `dir` says, of whosever package it is. */
export function readDescription(dir: string): Partial<PackageFacts> {
  return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Partial<PackageFacts>;
}

/** Version of `dependency` as the package in `dir` resolves it. */
export function installedVersion(dir: string, dependency: string): string {
  const resolved = createRequire(join(dir, 'package.json')).resolve(`${dependency}/package.json`);
  return (JSON.parse(readFileSync(resolved, 'utf8')) as PackageFacts).version;
}
