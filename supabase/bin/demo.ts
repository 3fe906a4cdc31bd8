import { demoCommand } from './demoCommand.ts';

/** `npm run demo`: people on both sides of the site that runs here, so that anybody can try the whole loop. */
try {
  process.stdout.write(`${await demoCommand(process.env)}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
