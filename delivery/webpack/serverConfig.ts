import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig } from './baseConfig.ts';
import { sharedKeys } from './sharedModules.ts';

/** Where the shell's bundle starts; a section's starts with what it exposes. */
export const serverEntries = { shell: './src/server/server.ts', section: './src/section.tsx' };

/**
 * Configuration of a package's bundle for the server: the same sources in one file, with the names that files have in the
 * browser's build and none of the files. A section's bundle asks its loader for what the shell lends, as it does in the browser.
 *
 * @param dir folder of the package
 * @param kind whether it lends or borrows
 * @param alias of the browser's build
 */
export function serverConfig(dir: string, kind: keyof typeof serverEntries, alias: Record<string, string> = {}): Configuration {
  const base = baseConfig(dir, 'server', false);
  const rules = (base.module!.rules as { type?: string }[]).map((rule) =>
    rule.type === 'asset/resource' ? { ...rule, generator: { emit: false } } : rule,
  );
  const lent = new Set(kind === 'section' ? sharedKeys : []);
  return {
    ...base,
    target: 'node24',
    devtool: false,
    entry: { server: [join(import.meta.dirname, 'serverBase.js'), serverEntries[kind]] },
    output: {
      path: join(dir, 'dist'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: '',
      assetModuleFilename: base.output!.assetModuleFilename!,
      strictModuleExceptionHandling: true,
    },
    resolve: { ...base.resolve, alias },
    module: { ...base.module, rules, parser: { javascript: { dynamicImportMode: 'eager' } } },
    externals: [
      ({ request = '' }, callback) => (lent.has(request) ? callback(undefined, `var __lent[${JSON.stringify(request)}]`) : callback()),
    ],
    // Read by people where an error is reported; nobody downloads it.
    optimization: { minimize: false, splitChunks: false, nodeEnv: 'production' },
    plugins: [],
  };
}
