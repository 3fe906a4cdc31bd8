import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/** Stands for the hash until the files of the build are known: as long, and the same where webpack makes an identifier of the name. */
const placeholder = 'xxbuildx';

/** The name of a build before its files are known. */
export const unfinishedName = (name: string, version: string): string => `${name}@${version}+${placeholder}`;

/**
 * Puts the hash of its files into the name of a build.
 *
 * Two builds of one section can meet in one page (roll-back). Webpack keeps chunks by `output.uniqueName`, so builds that share it would
 * run each other's chunks. What a build holds keeps the names apart, wherever it was taken from, and keeps rebuilds equal.
 */
export class BuildNamePlugin {
  private readonly entry: string;

  /** @param entry the one file that holds the name */
  constructor(entry: string) {
    this.entry = entry;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildNamePlugin', (compilation) => {
      // After the names of files follow from what they hold, before their hashes are written down.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'BuildNamePlugin', stage }, () => {
        if (compilation.errors.length) return;
        const files = compilation.getAssets().filter(({ name }) => !name.endsWith('.map'));
        const hash = createHash('sha256');
        for (const { name, source } of files.sort((one, other) => (one.name < other.name ? -1 : 1)))
          hash.update(`${name}\0`).update(source.buffer()).update('\0');
        const digest = hash.digest('hex').slice(0, placeholder.length);
        const { uniqueName, chunkLoadingGlobal } = compilation.outputOptions;
        const text = [uniqueName!, chunkLoadingGlobal!].reduce(
          (code, name) => code.replaceAll(name, name.replace(placeholder, digest)),
          compilation.getAsset(this.entry)!.source.source().toString(),
        );
        compilation.updateAsset(this.entry, new sources.RawSource(text));
      });
    });
  }
}
