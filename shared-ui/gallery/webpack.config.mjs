import { join } from 'node:path';

const dir = import.meta.dirname;

/** Address and port of `npm run gallery`. */
export const address = { host: '127.0.0.1', port: 3200 };

/**
 * @param {'development' | 'production'} mode
 * @returns {import('webpack').Configuration} the gallery of all components as one page
 */
export function galleryConfig(mode) {
  return {
    mode,
    target: 'web',
    context: dir,
    entry: ['./main.tsx', './index.html'],
    devtool: mode === 'development' ? 'eval-cheap-module-source-map' : false,
    // One page for developers and tests: its size is nobody's download.
    performance: false,
    output: {
      path: join(dir, 'dist'),
      filename: 'gallery.js',
      chunkFilename: 'gallery-[name].js',
      assetModuleFilename: 'assets/[name]-[contenthash:8][ext]',
      publicPath: './',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: join(dir, '../../tsconfig.json'),
            compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
          },
        },
        { test: /\.(svg|woff2|png)$/, type: 'asset/resource' },
        { test: /\.html$/, type: 'asset/resource', generator: { filename: '[name][ext]' } },
      ],
    },
  };
}
