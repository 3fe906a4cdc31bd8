import webpack from 'webpack';
import { galleryConfig } from './webpack.config.mjs';

const config = galleryConfig('production');

webpack(config, (failure, stats) => {
  if (failure || stats.hasErrors()) {
    process.stderr.write(
      `The gallery was not built. Fix these errors and run the command again.\n${failure ?? stats.toString('errors-only')}\n`,
    );
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`Gallery: ${config.output.path}/index.html\n`);
});
