import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compiler } from 'webpack';
import { addFiles } from './addFiles.ts';
import { spriteFile } from './spriteFile.ts';

interface Icons {
  iconPaths: Readonly<Record<string, string>>;
  iconId: (name: string) => string;
  spriteWith: (lines: readonly (readonly [id: string, d: string])[]) => string;
}

/** Writes the lines of all icons with a name beside the build, as they stand in a page that begins in the browser. */
export class SpritePlugin {
  private readonly dir: string;

  /** @param dir folder of the icons in shared-ui */
  constructor(dir: string) {
    this.dir = dir;
  }

  apply(compiler: Compiler): void {
    addFiles(compiler, 'SpritePlugin', async () => (existsSync(this.dir) ? [[spriteFile, spriteIn(await load(this.dir))]] : []));
  }
}

const spriteIn = ({ iconPaths, iconId, spriteWith }: Icons): string =>
  spriteWith(Object.entries(iconPaths).map(([name, d]) => [iconId(name), d]));

async function load(dir: string): Promise<Icons> {
  const modules = ['iconPaths', 'iconId', 'sprite'].map((name) => import(pathToFileURL(join(dir, `${name}.ts`)).href));
  return Object.assign({}, ...(await Promise.all(modules))) as Icons;
}
