import type { Compiler, Configuration, Stats } from 'webpack';
import { serverBundle } from './serverBundle.ts';

/** Builds the same sources for the server beside the browser's build, into one file of it. */
export class ServerBundlePlugin {
  private readonly configuration: Configuration;

  /** @param configuration what {@link serverConfig} gives */
  constructor(configuration: Configuration) {
    this.configuration = configuration;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources, webpack } = compiler.webpack;
    const build = async (): Promise<Buffer> => {
      const server = webpack(this.configuration)!;
      server.hooks.shouldEmit.tap('ServerBundlePlugin', () => false);
      const stats = await new Promise<Stats>((resolve, reject) => {
        server.run((error, result) => (error || !result ? reject(error) : resolve(result)));
      });
      await new Promise<void>((resolve) => server.close(() => resolve()));
      const [error] = stats.compilation.errors;
      if (error) throw new Error(`For the server: ${error.message}`);
      return stats.compilation.getAsset(serverBundle)!.source.buffer();
    };
    compiler.hooks.thisCompilation.tap('ServerBundlePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'ServerBundlePlugin', stage }, async () => {
        if (compilation.errors.length) return;
        compilation.emitAsset(serverBundle, new sources.RawSource(await build()));
      });
    });
  }
}
