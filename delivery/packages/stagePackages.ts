import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compile.ts';
import { describePackage, readDescription } from './describePackage.ts';
import { published } from './published.ts';

/** A package as it is published. */
export interface Staged {
  /** Its folder in this repository, by name. */
  folder: string;
  /** Where it stands as a section outside would find it. */
  dir: string;
}

/**
 * Puts every published package, compiled, where Node finds them from `place`: each in the `node_modules` there.
 *
 * @param root folder of this repository
 * @param place folder that is emptied
 * @throws Error for types that cannot be written and for an import that a package.json does not name
 */
export function stagePackages(root: string, place: string): Staged[] {
  rmSync(place, { recursive: true, force: true });
  const staged = Object.entries(published).map(([folder, publication]) => {
    const dir = join(root, folder);
    const { name, exports } = readDescription(dir);
    const target = join(place, 'node_modules', name);
    const { entries, bin = {}, files = [] } = publication;
    const unknown = entries.find((entry) => !(entry in exports));
    if (unknown) throw new Error(`${name} is to offer ${unknown}, which is not among the exports of its package.json.`);
    const modules = [...entries.map((entry) => exports[entry]!), ...Object.values(bin), ...files].map((file) => join(dir, file));
    return { folder, dir, publication, target, dist: join(target, 'dist'), modules: [...new Set(modules)] };
  });
  compile(
    root,
    staged.map(({ dir, modules, dist }) => ({ dir, modules, target: dist })),
  );
  for (const { dir, target, dist, publication } of staged) {
    mkdirSync(target, { recursive: true });
    const description = describePackage(root, dir, dist, publication);
    writeFileSync(join(target, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
    cpSync(join(dir, 'README.md'), join(target, 'README.md'));
  }
  return staged.map(({ folder, target }) => ({ folder, dir: target }));
}
