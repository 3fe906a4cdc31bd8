import { buildProduct } from '../build/buildProduct.ts';
import { runCommand } from './runCommand.ts';

/** `npm run report:build`: seconds of a build of everything from nothing, and of one section. */
await runCommand(async () => {
  const log = (line: string): void => void process.stdout.write(`${line}\n`);
  const started = performance.now();
  const built = await buildProduct({ force: true, log });
  log(`Everything: ${((performance.now() - started) / 1000).toFixed(1)} s (aim: under 90 s on two cores)`);
  const section = Object.keys(built).find((name) => name !== 'shell');
  if (!section) throw new Error('There is no section to build.');
  const alone = await buildProduct({ force: true, names: [section], log });
  log(`One section: ${alone[section]!.toFixed(1)} s (aim: under 20 s)`);
});
