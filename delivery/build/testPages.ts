import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { locales } from '@marketplace/section-kit/manifest';
import { filesHash } from '../artifact/filesHash.ts';
import { listFiles } from '../artifact/listFiles.ts';
import { readSectionManifest } from '../artifact/readSectionManifest.ts';
import { untestedPages } from '../checks/checkAccessibility.ts';
import { readArtifact } from '../store/ArtifactStore.ts';

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');

/**
 * Runs the tests of a section that call the conformance kit, and writes into the description of its build which pages axe had
 * nothing against. A build that says so already is left alone, and so is one whose sources or whose way to test them are not here,
 * and the shell.
 *
 * @param dist folder of a build that is made of the sources beside it
 * @throws Error with what the tests printed when one fails, or in one sentence when they leave a page out
 */
export async function testPages(dist: string): Promise<void> {
  const dir = dirname(dist);
  const file = join(dist, 'artifact.json');
  const artifact = readArtifact(file);
  const build = filesHash(artifact);
  const tests = conformanceTests(dir);
  // A section in a repository of its own has a configuration; those of this one share that of their parent.
  const cwd = [dir, dirname(dir)].find((folder) => existsSync(join(folder, 'jest.config.mjs')));
  if (artifact.accessibility?.build === build || artifact.name === 'shell' || !tests.length || !cwd) return;
  const pages = await accessiblePages(cwd, artifact.name, tests);
  const untested = untestedPages(readSectionManifest(dist), pages);
  if (untested.length)
    throw new Error(
      `Nobody tests whether ${untested.join(', ')} of ${artifact.name} can be used by everybody: name an address of each among the paths of describeSectionConformance.`,
    );
  const description = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, `${JSON.stringify({ ...description, accessibility: { build, pages } }, null, 2)}\n`);
}

/** Files of a package that call the conformance kit. */
function conformanceTests(dir: string): string[] {
  const sources = join(dir, 'src');
  return (existsSync(sources) ? listFiles(sources) : [])
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(sources, file))
    .filter((path) => readFileSync(path, 'utf8').includes('describeSectionConformance('));
}

/** @returns addresses that were opened in every language */
async function accessiblePages(cwd: string, name: string, tests: string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const record = join(folder, 'record');
  try {
    const args = [jest, '--runTestsByPath', ...tests];
    const { code, output } = await run(args, cwd, { ...process.env, ACCESSIBILITY_RECORD: record });
    if (code !== 0) throw new Error(`${name} is not what every section must be:\n${output.trim()}`);
    const found = existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n') : [];
    const opened = found.map((line) => JSON.parse(line) as { section: string; path: string; locale: string });
    const languages = new Map<string, Set<string>>();
    for (const { section, path, locale } of opened)
      if (section === name) languages.set(path, (languages.get(path) ?? new Set()).add(locale));
    return [...languages].flatMap(([path, known]) => (known.size === locales.length ? [path] : [])).sort();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve, reject) => child.on('error', reject).on('close', (code) => resolve({ code, output })));
}
