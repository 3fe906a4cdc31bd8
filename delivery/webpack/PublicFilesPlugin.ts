import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { listFiles } from '../artifact/listFiles.ts';
import { addFiles } from './addFiles.ts';

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
    addFiles(compiler, 'PublicFilesPlugin', () => {
      const files = existsSync(this.dir) ? listFiles(this.dir).filter(this.takes) : [];
      return files.map((file) => [file, readFileSync(join(this.dir, file))]);
    });
  }
}
