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

  /** @param dir folder with `links.ts`, which exports `allLinks` */
  constructor(dir: string) {
    this.dir = dir;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('NavigationLinksPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'NavigationLinksPlugin', stage }, async () => {
        const file = join(this.dir, 'links.ts');
        if (!existsSync(file)) return;
        const links: Links = { links: await load(file) };
        compilation.emitAsset(linksFile, new sources.RawSource(`${JSON.stringify(links, null, 2)}\n`));
      });
    });
  }
}

async function load(file: string): Promise<string[]> {
  const { allLinks } = (await import(pathToFileURL(file).href)) as { allLinks?: string[] };
  if (!Array.isArray(allLinks)) throw new Error('src/navigation/links.ts of the shell must export the list allLinks.');
  return [...allLinks];
}
