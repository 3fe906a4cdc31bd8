import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { runVerb } from '../sections/runVerb.ts';

/** `npm run sections -- <verb>`: publishes builds and says what environments run. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
const desk = { dataDir: resolve(process.env.DATA_DIR || '.data'), who: userInfo().username };
const { code, output, errors } = await runVerb(process.argv.slice(2), desk);
process.stdout.write(output);
process.stderr.write(errors);
process.exitCode = code;
