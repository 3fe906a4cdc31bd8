import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { blenderVersion, shoot } from './blender.ts';
import { encode } from './encode.ts';
import { inputHash, sourcesIn } from './inputHash.ts';
import { fileName, limits, sha256, widths, type PackshotRecord } from './record.ts';
import { readRecord, writeRecord } from './recordFile.ts';
import { wantedPackshots, type Wanted } from './wanted.ts';
import { writeNames } from './writeNames.ts';

const USAGE = `npm run render -w mf-catalog -- all|FORM|NAME... [--draft] [--force]
  takes the pictures whose form, studio, parameters or Blender changed; --draft shows small ones and keeps nothing, --force takes all anew`;

type Files = PackshotRecord['pictures'][string]['files'];

const cache = join(import.meta.dirname, '../../.cache/packshots');
const published = join(import.meta.dirname, '../public/pictures');
const read = sourcesIn(import.meta.dirname);

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Packs both sizes of a picture and says what they are. */
function publish(key: string): Files {
  const hashes = widths.map((width) => {
    const file = join(published, fileName(key, width));
    encode(join(cache, `${key}-${width}.png`), file, limits[width]);
    return [width, sha256(readFileSync(file))];
  });
  return Object.fromEntries(hashes) as Files;
}

/** Takes away what is wanted no longer. */
function forget(wanted: ReadonlyMap<string, Wanted>): void {
  const record = readRecord();
  for (const key of Object.keys(record.pictures).filter((name) => !wanted.has(name))) {
    for (const width of widths) rmSync(join(published, fileName(key, width)), { force: true });
    delete record.pictures[key];
  }
  writeRecord(record);
}

async function draft(pictures: ReadonlyMap<string, Wanted>): Promise<void> {
  const folder = join(cache, 'draft');
  for await (const { key, seconds } of shoot({ pictures, folder, draft: true })) say(`${join(folder, `${key}-320.png`)} (${seconds[0]} s)`);
}

async function take(chosen: ReadonlyMap<string, Wanted>, isForced: boolean): Promise<void> {
  const blender = blenderVersion();
  const before = readRecord().pictures;
  const inputs = new Map([...chosen].map(([key, picture]) => [key, inputHash(key, picture, { blender, read })]));
  const pictures = new Map([...chosen].filter(([key]) => isForced || before[key]?.input !== inputs.get(key)));
  say(`${pictures.size} of ${chosen.size} pictures to take`);
  mkdirSync(published, { recursive: true });
  for await (const { key, albedo, ground, seconds } of shoot({ pictures, folder: cache, draft: false })) {
    const files = publish(key);
    // Read again and written at once, so that another run beside this one loses nothing.
    const record = readRecord();
    record.pictures[key] = { input: inputs.get(key)!, files, albedo };
    writeRecord({ ...record, blender, ground });
    say(`${key} ${albedo} (${seconds.join(' + ')} s)`);
  }
}

const options = process.argv.slice(2);
const names = options.filter((option) => !option.startsWith('--'));
const wanted = wantedPackshots();
const chosen = new Map([...wanted].filter(([key, { form }]) => names.some((name) => ['all', form, key].includes(name))));
if (chosen.size === 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else if (options.includes('--draft')) {
  await draft(chosen);
} else {
  await take(chosen, options.includes('--force'));
  forget(wanted);
  writeNames(wanted);
}
