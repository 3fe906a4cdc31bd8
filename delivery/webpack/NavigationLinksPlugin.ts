import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compiler } from 'webpack';
import { linksFile, type Links } from '../checks/links.ts';

/**
 * Records the links of the shell's header and footer as data beside the build, so that a promotion can still tell whether
 * each one leads to a page.
 */
export class NavigationLinksPlugin {
  private readonly dir: string;

  /** @param dir folder with `links.ts` (exports `allLinks`) and `missingRoutes.ts` (exports `missingRoutes`) */
  constructor(dir: string) {
    this.dir = dir;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('NavigationLinksPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'NavigationLinksPlugin', stage }, async () => {
        if (!existsSync(join(this.dir, 'links.ts'))) return;
        const links: Links = {
          links: await this.load('links', 'allLinks'),
          missingRoutes: await this.load('missingRoutes', 'missingRoutes'),
        };
        compilation.emitAsset(linksFile, new sources.RawSource(`${JSON.stringify(links, null, 2)}\n`));
      });
    });
  }

  private async load(file: string, name: string): Promise<string[]> {
    const module = (await import(pathToFileURL(join(this.dir, `${file}.ts`)).href)) as Record<string, string[]>;
    if (!Array.isArray(module[name])) throw new Error(`src/navigation/${file}.ts of the shell must export the list ${name}.`);
    return [...module[name]];
  }
}
