import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../support/startProduct.ts';
import { describeWalk, isInTime } from './describeWalk.ts';
import { walk } from './walk.ts';

/** `npm run bench:delivery`: how long one team takes from a clone to what visitors of a staging site see. Ends with 1 where a goal is missed. */
const folder = mkdtempSync(join(tmpdir(), 'delivery-'));
const staging = await startProduct({ command: 'staging', patience: 900_000 });
try {
  const steps = await walk(join(folder, 'clone'), staging);
  process.stdout.write(`${describeWalk(steps)}\n`);
  process.exitCode = isInTime(steps) ? 0 : 1;
} finally {
  await staging.stop();
  rmSync(folder, { recursive: true, force: true });
}
