import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { listFiles } from '../artifact/listFiles.ts';

/** Copies a folder into the build under the same names: for files whose names are fixed by convention, such as an icon. */
export class PublicFilesPlugin {
  private readonly dir: string;

  constructor(dir: string) {
    this.dir = dir;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PublicFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PublicFilesPlugin', stage }, () => {
        if (!existsSync(this.dir)) return;
        for (const file of listFiles(this.dir)) {
          compilation.emitAsset(file, new sources.RawSource(readFileSync(join(this.dir, file))));
        }
      });
    });
  }
}
