import type { Compiler } from 'webpack';

/**
 * Has a chunk hand its modules to the build that asked for it, by way of the script element it came in.
 *
 * Two builds of one section can meet in a page (roll-back), so webpack's global list of chunks needs a name of each build. Webpack
 * writes that name into every chunk, and with it all chunks are new whenever one text changes. Here the entry alone knows the list:
 * it leaves it on each script element it makes, and a chunk finds it there.
 */
export class OwnChunksPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    const { JavascriptModulesPlugin } = compiler.webpack.javascript;
    const { ReplaceSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('OwnChunksPlugin', (compilation) => {
      const { runtimeTemplate, outputOptions } = compilation;
      const list = `${runtimeTemplate.globalObject}[${JSON.stringify(outputOptions.chunkLoadingGlobal)}]`;
      const named = `(${runtimeTemplate.assignOr(list, '[]')})`;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'OwnChunksPlugin',
        (code) => `${code}\nscript.chunks = ${list};`,
      );
      // After webpack's own, which writes the chunk.
      const after = { name: 'OwnChunksPlugin', stage: 100 };
      JavascriptModulesPlugin.getCompilationHooks(compilation).renderChunk.tap(after, (chunk) => {
        if (!chunk.source().toString().startsWith(named)) throw new Error(`This webpack begins a chunk with something else than ${named}.`);
        const own = new ReplaceSource(chunk);
        own.replace(0, named.length - 1, 'document.currentScript.chunks');
        return own;
      });
    });
  }
}
