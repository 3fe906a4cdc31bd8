import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compiler } from 'webpack';
import { spriteFile } from './spriteFile.ts';

interface Icons {
  iconPaths: Readonly<Record<string, string>>;
  iconId: (name: string) => string;
  spriteId: string;
}

/** Writes the lines of all icons with a name beside the build, as they stand in a page that begins in the browser. */
export class SpritePlugin {
  private readonly dir: string;

  /** @param dir folder of the icons in shared-ui */
  constructor(dir: string) {
    this.dir = dir;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SpritePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'SpritePlugin', stage }, async () => {
        if (!existsSync(this.dir)) return;
        compilation.emitAsset(spriteFile, new sources.RawSource(spriteOf(await load(this.dir))));
      });
    });
  }
}

function spriteOf({ iconPaths, iconId, spriteId }: Icons): string {
  const paths = Object.entries(iconPaths).map(([name, d]) => `<path id="${iconId(name)}" d="${d}"/>`);
  return `<svg id="${spriteId}" hidden>${paths.join('')}</svg>`;
}

async function load(dir: string): Promise<Icons> {
  const modules = ['iconPaths', 'iconId', 'sprite'].map((name) => import(pathToFileURL(join(dir, `${name}.ts`)).href));
  return Object.assign({}, ...(await Promise.all(modules))) as Icons;
}
