import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { standInPattern } from '../content/contentModules.ts';
import { contentRules } from '../content/contentRules.ts';
import { browserRoutes } from './browserRoutes.ts';
import { RootRelativePlugin } from './RootRelativePlugin.ts';
import { ScriptHookPlugin } from './ScriptHookPlugin.ts';
import { smallStyles } from './smallStyles.ts';
import { liveIds, stableIds } from './stableIds.ts';

const require = createRequire(import.meta.url);

/**
 * What shell and sections have in common.
 *
 * @param dir folder of the package
 * @param uniqueName keeps chunks of different builds apart in one page
 * @param development `true` for the development server
 */
export function baseConfig(dir: string, uniqueName: string, development: boolean): Configuration {
  return {
    context: dir,
    mode: development ? 'development' : 'production',
    // The content security policy allows no eval; maps stay out of the published artifact.
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    target: ['web', 'es2022'],
    output: {
      path: join(dir, 'dist'),
      clean: true,
      uniqueName,
      publicPath: 'auto',
      // Published files lie in the folder of their version, which never changes: a hash or a word in the name would only make what every
      // page fetches first longer, by a line for each chunk.
      chunkFilename: development ? '[name].js' : '[id].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      chunkLoadTimeout: 6000,
      // A module that threw is run again on the next try; otherwise a retry would get it half evaluated.
      strictModuleExceptionHandling: true,
      crossOriginLoading: 'anonymous',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: standInPattern,
          loader: require.resolve('ts-loader'),
          options: {
            transpileOnly: true,
            getCustomTransformers: () => ({ before: [browserRoutes, smallStyles, development ? liveIds : stableIds] }),
            configFile: join(import.meta.dirname, '..', 'tsconfig.base.json'),
            // Types are checked by `tsc`, which also allows what a transpiler need not know.
            compilerOptions: { noEmit: false, allowImportingTsExtensions: false, types: [], sourceMap: true },
          },
        },
        // In the shell's bundles, for browsers and for the server: sections borrow it.
        { test: /[\\/]styled-components[\\/]dist[\\/].+\.esm\.js$/, loader: join(import.meta.dirname, 'styledLibrary.ts') },
        // What the kit was compiled to borrows modules of the shell as sources do: a strict module would take all of one for its default.
        { test: /[\\/]node_modules[\\/]@marketplace[\\/].+\.js$/, type: 'javascript/auto' },
        { test: /\.(svg|woff2|png|webp|avif)$/, type: 'asset/resource' },
        ...contentRules,
      ],
    },
    // `npm run report:size` counts what a visitor downloads; webpack's per-file hint knows nothing of that.
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: [new ScriptHookPlugin(), new RootRelativePlugin()],
  };
}
