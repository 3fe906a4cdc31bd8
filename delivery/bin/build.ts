import { buildProduct } from '../build/buildProduct.ts';
import { runCommand } from './runCommand.ts';

/** `npm run build [-- names…]`: builds what is not built. */
await runCommand(async () => {
  const started = performance.now();
  const built = await buildProduct({ names: process.argv.slice(2), log: (line) => process.stdout.write(`${line}\n`) });
  const count = Object.keys(built).length;
  process.stdout.write(count ? `Built ${count} in ${((performance.now() - started) / 1000).toFixed(1)} s\n` : 'Everything is built.\n');
});
