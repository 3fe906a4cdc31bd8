import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compilation, Compiler } from 'webpack';
import { menusFile, type Menus } from '../checks/checkNavigation.ts';
import { addFiles } from './addFiles.ts';

/**
 * Records the groups of the shell's menus and its slots as data beside the build, so that a promotion can tell whether each
 * entry of a section has a place.
 */
export class MenusPlugin {
  private readonly dir: string;

  /** @param dir folder with `menus.ts`, which exports `groups`, `slots`, and `lateGroups` and `shownGroups` where there are any */
  constructor(dir: string) {
    this.dir = dir;
  }

  apply(compiler: Compiler): void {
    addFiles(compiler, 'MenusPlugin', async () => {
      const file = join(this.dir, 'menus.ts');
      return existsSync(file) ? [[menusFile, `${JSON.stringify(await load(file), null, 2)}\n`]] : [];
    });
  }
}

/** @returns groups of a compiled shell whose links no page shows at first, and those whose links every page shows */
export function groupsInPages(compilation: Compilation): Pick<Menus, 'lateGroups' | 'shownGroups'> {
  const menus = compilation.getAsset(menusFile);
  if (!menus) return {};
  const { lateGroups, shownGroups } = JSON.parse(menus.source.source().toString()) as Menus;
  return { lateGroups, shownGroups };
}

async function load(file: string): Promise<Menus> {
  const { groups, lateGroups, shownGroups, slots } = (await import(pathToFileURL(file).href)) as Partial<Menus>;
  if (!Array.isArray(groups) || !Array.isArray(slots))
    throw new Error('src/navigation/menus.ts of the shell must export the lists groups and slots.');
  return { groups, lateGroups, shownGroups, slots };
}
