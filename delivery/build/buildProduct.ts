import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSectionManifest } from '../artifact/readSectionManifest.ts';
import { checkComposition } from '../checks/checkComposition.ts';
import { refuseFor } from '../checks/Problem.ts';
import { readDatabase } from '../artifact/readDatabase.ts';
import { checkFilled, readMenus } from '../checks/checkNavigation.ts';
import { readArtifact } from '../store/ArtifactStore.ts';
import { buildInChild } from './buildInChild.ts';
import { inputHash } from './inputHash.ts';
import { productPackages, repositoryRoot } from './productPackages.ts';
import { waitForLock } from './waitForLock.ts';

interface BuildOptions {
  /** Folder that holds `shell` and the `mf-*` packages. */
  root?: string;
  /** Build only these packages. */
  names?: string[];
  /** Build also what is up to date. */
  force?: boolean;
  /** Takes progress, one line at a time. */
  log: (line: string) => void;
}

/** Two builds keep two cores busy; more would only wait for each other. */
const parallel = 2;

/**
 * Builds the shell and the sections that changed since their last build, then asks whether the builds fit together.
 *
 * @returns seconds per package that was built
 * @throws Error in words: an unknown name, a package that does not build, or builds that contradict each other
 */
export async function buildProduct({ root = repositoryRoot, names, force = false, log }: BuildOptions): Promise<Record<string, number>> {
  const packages = productPackages(root);
  const unknown = names?.find((name) => !packages.has(name));
  if (unknown) throw new Error(`There is no package "${unknown}" to build; there are ${[...packages.keys()].join(', ')}.`);
  const waiting = [...packages].filter(([name]) => !names?.length || names.includes(name));
  // Two builds of one package at the same time would write into one folder.
  const release = await waitForLock(join(root, '.cache', 'build.lock'), () => log('Waiting for another build of this working copy …'));
  const seconds: Record<string, number> = {};
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, dir] = next;
      const stamp = join(dir, 'dist', '.inputs');
      const inputs = inputHash(root, dir);
      if (!force && isBuiltFrom(inputs, dir)) continue;
      log(`Building ${name} …`);
      const started = performance.now();
      await buildInChild(dir, name);
      writeFileSync(stamp, inputs);
      seconds[name] = (performance.now() - started) / 1000;
      log(`Built ${name} in ${seconds[name].toFixed(1)} s`);
    }
  };
  try {
    // The lock stays until both have ended, also when one fails.
    const results = await Promise.allSettled(Array.from({ length: parallel }, work));
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
    requireFit(root, packages);
  } finally {
    release();
  }
  return seconds;
}

function isBuiltFrom(inputs: string, dir: string): boolean {
  const [stamp, artifact] = ['.inputs', 'artifact.json'].map((file) => join(dir, 'dist', file)) as [string, string];
  return existsSync(artifact) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
}

function requireFit(root: string, packages: Map<string, string>): void {
  const dist = (name: string): string => join(packages.get(name)!, 'dist');
  const names = [...packages.keys()];
  if (!names.every((name) => existsSync(join(dist(name), 'artifact.json')))) return;
  const sections = names
    .filter((name) => name !== 'shell')
    .map(
      (name) =>
        [
          name,
          { manifest: readSectionManifest(dist(name)), artifact: readArtifact(join(dist(name), 'artifact.json')), previous: null },
        ] as const,
    );
  const shell = readArtifact(join(dist('shell'), 'artifact.json'));
  const menus = readMenus(dist('shell'));
  const types = join(root, 'supabase', 'types.ts');
  const database = existsSync(types) ? readDatabase(types) : null;
  const problems = [
    ...checkComposition({ shell, sections: Object.fromEntries(sections) }, menus, { database }),
    ...checkFilled(
      menus,
      sections.map(([, { manifest }]) => manifest),
    ),
  ];
  refuseFor(problems, 'The builds do not fit together.');
}
