import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after } from 'node:test';
import { runWebpack } from '../build/runWebpack.ts';
import { sectionConfig } from '../webpack/sectionConfig.ts';

const fixture = join(import.meta.dirname, 'fixtures', 'mf-sample');

/**
 * Copies the fixture section for the length of a test file.
 *
 * @param dir a new folder below this package, where the copy finds its dependencies
 */
export function copyFixture(dir: string): void {
  mkdirSync(dirname(dir), { recursive: true });
  after(() => rmSync(dir, { recursive: true, force: true }));
  cpSync(fixture, dir, { recursive: true });
}

/**
 * Builds the fixture section with webpack as `version`, after `change` has edited its copy.
 *
 * @param dir as `copyFixture` takes it
 * @returns folder of the build
 */
export async function buildFixture(dir: string, version: string, change: (copy: string) => void = () => {}): Promise<string> {
  copyFixture(dir);
  const description = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as object;
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ ...description, version }));
  change(dir);
  await runWebpack(await sectionConfig(dir));
  return join(dir, 'dist');
}

/** Where fixture copies are built: inside the package, and ignored by git. */
export const workshop = join(import.meta.dirname, '..', '.cache');
