import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Artifact } from '@marketplace/section-kit/manifest';
import { isSameBuild } from '../artifact/isSameBuild.ts';
import { readArtifact } from '../store/ArtifactStore.ts';
import { requireFiles } from '../store/requireFiles.ts';

/** What a build came out as when it was made again. */
interface Rebuilt {
  /** Files that are not the published ones, or that only one of the two has; `artifact.json` where only what it says of itself differs. */
  differs: string[];
  /** Names and versions of the tools here. */
  builder: string;
}

/** Neither the way into a bucket nor the repository of a hook is the business of what is installed. */
const kept = Object.entries(process.env).filter(([name]) => !/^(AWS_|GIT_|BUCKET_URL$|DATA_DIR$)/.test(name));

/**
 * Makes a published build again, of the commit that was signed with it, in an empty folder and from the lock file, and compares the
 * files.
 *
 * @param repository address or folder that has the commit
 * @throws Error in words when it cannot be made: the commit is not there, or does not install or build
 */
export async function rebuild(published: Artifact, repository: string): Promise<Rebuilt> {
  const { name, version, provenance } = published;
  if (!provenance || provenance.dirty)
    throw new Error(`${name} ${version} does not say which commit it is made of, so nobody can make it again.`);
  const { commit } = provenance;
  const folder = mkdtempSync(join(tmpdir(), 'rebuild-'));
  try {
    await run(folder, 'git', 'clone', '--quiet', '--no-checkout', '--', repository, folder);
    await run(folder, 'git', 'checkout', '--quiet', '--detach', commit);
    await run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
    await run(folder, 'npm', 'run', 'build', '--', name);
    // A section in a repository of its own builds at the top.
    const dist = [join(folder, name, 'dist'), join(folder, 'dist')].find((path) => existsSync(join(path, 'artifact.json')));
    if (!dist) throw new Error(`npm run build -- ${name} of ${commit} leaves no build of ${name} behind.`);
    const built = { ...readArtifact(join(dist, 'artifact.json')), version };
    requireFiles(dist, built, 'the build is not what it says of itself');
    return { differs: differences(published, built), builder: built.provenance?.builder ?? 'unknown' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function differences(published: Artifact, built: Artifact): string[] {
  const names = new Set([...Object.keys(published.files), ...Object.keys(built.files)]);
  const files = [...names].filter((file) => published.files[file] !== built.files[file]).sort();
  return files.length || isSameBuild(published, built) ? files : ['artifact.json'];
}

/** @throws Error with what it printed when it fails */
async function run(cwd: string, command: string, ...args: string[]): Promise<void> {
  const child = spawn(command, args, { cwd, env: Object.fromEntries(kept), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed:\n${output.trim()}`);
}
