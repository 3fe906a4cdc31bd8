import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { listFiles } from '../artifact/listFiles.ts';

/** Copies a folder into the build under the same names: for files whose names are fixed by convention, such as an icon. */
export class PublicFilesPlugin {
  private readonly dir: string;
  private readonly takes: (file: string) => boolean;

  /** @param takes which of the files, by their path in the folder */
  constructor(dir: string, takes: (file: string) => boolean = () => true) {
    this.dir = dir;
    this.takes = takes;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PublicFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PublicFilesPlugin', stage }, () => {
        if (!existsSync(this.dir)) return;
        for (const file of listFiles(this.dir).filter(this.takes)) {
          compilation.emitAsset(file, new sources.RawSource(readFileSync(join(this.dir, file))));
        }
      });
    });
  }
}
