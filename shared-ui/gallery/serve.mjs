import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { address, galleryConfig } from './webpack.config.mjs';

const compiler = webpack({ ...galleryConfig('development'), stats: 'errors-warnings' });
const server = new WebpackDevServer({ ...address, hot: true, static: false, devMiddleware: { publicPath: '/' } }, compiler);

await server.start();
process.stdout.write(`Gallery: http://${address.host}:${address.port}/\n`);
