import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { entryOf, sourcesIn } from './inputHash.ts';
import { lookOf, partsOf, type Wanted } from './wanted.ts';

/** What the studio says of a picture. */
export interface Shot {
  key: string;
  albedo: string;
  ground: string;
  /** Of processor, for taking and for developing. */
  seconds: readonly [number, number];
}

export interface Job {
  pictures: ReadonlyMap<string, Wanted>;
  folder: string;
  /** Small, with the grain of few samples. */
  draft: boolean;
}

const here = import.meta.dirname;
const read = sourcesIn(here);

/** A chance of its own for every picture, always the same. */
const seedOf = (key: string): number => parseInt(createHash('sha256').update(key).digest('hex').slice(0, 7), 16);

/** The version of the Blender that is installed. */
export function blenderVersion(): string {
  const said = execFileSync('blender', ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return /Blender (\S+)/.exec(said)![1]!;
}

/** Has one Blender take pictures with one script, with the lowest priority, and says each that is done. */
async function* shootWith(script: string, { pictures, folder, draft }: Job): AsyncGenerator<Shot> {
  const file = join(folder, `job-${process.pid}.json`);
  const all = [...pictures].map(([key, picture]) => ({
    form: picture.form,
    seed: seedOf(key),
    look: lookOf(key, picture),
    parts: partsOf(picture),
  }));
  writeFileSync(file, JSON.stringify({ folder, draft, pictures: all }));
  const options = ['--background', '--factory-startup', '--python-exit-code', '1', '--python', join(here, script), '--', file];
  const blender = spawn('nice', ['-n', '19', 'blender', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: blender.stdout })) {
    if (line.startsWith('PICTURE ')) yield JSON.parse(line.slice('PICTURE '.length)) as Shot;
    else if (/Error(?!: Not freed)|Traceback|File "/.test(line)) process.stderr.write(`${line}\n`);
  }
  rmSync(file);
}

/** Takes all pictures of a job, those of one script after those of another. */
export async function* shoot(job: Job): AsyncGenerator<Shot> {
  mkdirSync(job.folder, { recursive: true });
  const scripts = Map.groupBy(job.pictures, ([, { form }]) => entryOf(form, read));
  for (const [script, pictures] of scripts) yield* shootWith(script, { ...job, pictures: new Map(pictures) });
}
