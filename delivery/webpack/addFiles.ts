import type { Compiler } from 'webpack';

type File = readonly [name: string, content: string | Buffer];

/**
 * Adds files to a build that no module of it makes.
 *
 * @param plugin name of the plugin that adds them
 * @param make asked in each build
 */
export function addFiles(compiler: Compiler, plugin: string, make: () => readonly File[] | Promise<readonly File[]>): void {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tapPromise({ name: plugin, stage }, async () => {
      for (const [name, content] of await make()) compilation.emitAsset(name, new sources.RawSource(content));
    });
  });
}
