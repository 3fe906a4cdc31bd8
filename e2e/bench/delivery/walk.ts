import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '../../..');
const section = 'mf-services';
const file = join(section, 'src/directory/messages.ts');
const [said, says] = ['and ask for a quote.', 'and ask them for a quote.'];
const path = '/services';

/** What the team does, in order: CONTRIBUTING.md, “Ship one section without touching the others”. */
export type StepName =
  'clone' | 'install' | 'change' | 'check what changed' | 'test' | 'commit' | 'build' | 'publish' | 'ask' | 'promote' | 'seen';

export interface Step {
  name: StepName;
  seconds: number;
}

interface Staging {
  url: string;
  dataDir: string;
}

/**
 * Clones what is committed, changes a text of one section in the clone, and brings it to the visitors of a staging site that runs.
 *
 * @param folder where the clone shall be; it must not be there yet
 * @returns how long each step took
 * @throws Error with what a command printed, where it ended with another code than 0
 */
export async function walk(folder: string, staging: Staging): Promise<Step[]> {
  const steps: Step[] = [];
  const run = runIn(folder, staging.dataDir);
  const sections = (...words: string[]): void => run('npm', 'run', '--silent', 'sections', '--', ...words);
  const time = async (name: StepName, does: () => void | Promise<void>): Promise<void> => {
    const began = performance.now();
    await does();
    steps.push({ name, seconds: (performance.now() - began) / 1000 });
    process.stderr.write(`${name}: ${steps.at(-1)!.seconds.toFixed(1)} s\n`);
  };

  await time('clone', () => void execFileSync('git', ['clone', '--quiet', root, folder]));
  await time('install', () => run('npm', 'ci', '--no-audit', '--no-fund'));
  await time('change', () => changeText(join(folder, file)));
  await time('check what changed', () => run('npm', 'run', 'check'));
  await time('test', () => run('npx', '--no', 'jest', '--selectProjects', section));
  await time('commit', () => {
    run('npm', 'version', 'patch', '--workspace', section, '--no-git-tag-version', '--no-workspaces-update');
    run('git', '-c', 'user.name=bench', '-c', 'user.email=bench@example.com', 'commit', '--quiet', '--all', '--message', 'fix: a text');
  });
  await time('build', () => run('npm', 'run', 'build', '--', section));
  const release = `${section}=${versionIn(folder)}`;
  await time('publish', () => sections('publish', section));
  await time('ask', () => sections('check', 'staging', release));
  await time('promote', () => sections('promote', 'staging', release, '--why', 'a text'));
  await time('seen', () => untilSeen(staging.url + path));
  return steps;
}

/** Runs commands in the clone, with its own packages and the builds and keys of the staging site. */
function runIn(folder: string, dataDir: string): (command: string, ...args: string[]) => void {
  const PATH = (process.env.PATH ?? '')
    .split(':')
    .filter((part) => !part.includes('node_modules/.bin'))
    .join(':');
  const env = { ...process.env, PATH, DATA_DIR: dataDir, NO_COLOR: '1', FORCE_COLOR: undefined };
  return (command, ...args) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stdout}${stderr}`);
  };
}

function changeText(place: string): void {
  const before = readFileSync(place, 'utf8');
  if (before.split(said).length !== 2) throw new Error(`${place} has “${said}” more than once or not at all: name another text to change.`);
  writeFileSync(place, before.replace(said, says));
}

const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, section, 'package.json'), 'utf8')) as { version: string }).version;

async function untilSeen(address: string): Promise<void> {
  while (!(await (await fetch(address)).text()).includes(says)) await pause(100);
}
