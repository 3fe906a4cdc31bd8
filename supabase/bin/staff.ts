import { staffCommand } from './staffCommand.ts';

/** `npm run staff -- grant|revoke|list`: who works here. */
try {
  process.stdout.write(`${await staffCommand(process.argv.slice(2), process.env)}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
