import type { Compiler } from 'webpack';

/**
 * Lets the shell see every chunk script before it is fetched.
 *
 * Federation and webpack know no integrity hashes of federated chunks. The shell defines
 * `globalThis.__prepareScript(script, url)`, which sets integrity, crossorigin and retry address, or throws to refuse a
 * file the registry does not list.
 */
export class ScriptHookPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('ScriptHookPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ScriptHookPlugin',
        (code) => `${code}\nglobalThis.__prepareScript?.(script, url);`,
      );
    });
  }
}
