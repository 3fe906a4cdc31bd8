import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { artifactSchema, type Artifact, type SectionManifest } from '@marketplace/section-kit/manifest';
import { integrityOf } from '../artifact/integrityOf.ts';
import { isSameBuild } from '../artifact/isSameBuild.ts';
import { describeIssues } from '../artifact/describeIssues.ts';
import { readSectionManifest } from '../artifact/readSectionManifest.ts';
import { readMenus, type Menus } from '../checks/checkNavigation.ts';

/** Published builds below a data directory: `artifacts/<name>/<version>/`. What is in it never changes. */
export class ArtifactStore {
  private readonly dir: string;

  constructor(dataDir: string) {
    this.dir = join(dataDir, 'artifacts');
  }

  /**
   * Publishes the build in `buildDir` under `version`. The same build a second time changes nothing.
   *
   * @throws Error when a file is missing or differs from its hash, or the version exists with other files
   */
  publish(buildDir: string, version?: string): Artifact {
    const built = readArtifact(join(buildDir, 'artifact.json'));
    const artifact = { ...built, version: version ?? built.version };
    const target = this.folder(artifact.name, artifact.version);
    if (existsSync(target)) {
      if (isSameBuild(this.read(artifact.name, artifact.version), artifact)) return artifact;
      throw new Error(`${artifact.name} ${artifact.version} is already published with other files; give the package a new version.`);
    }
    for (const [file, hash] of Object.entries(artifact.files)) requireHash(buildDir, file, hash, artifact.name);
    const draft = `${target}.${process.pid}.new`;
    mkdirSync(draft, { recursive: true });
    for (const file of Object.keys(artifact.files).flatMap((name) => [name, `${name}.br`])) {
      if (!existsSync(join(buildDir, file))) continue;
      mkdirSync(dirname(join(draft, file)), { recursive: true });
      cpSync(join(buildDir, file), join(draft, file));
    }
    writeFileSync(join(draft, 'artifact.json'), JSON.stringify(artifact));
    moveInto(draft, target);
    return artifact;
  }

  has(name: string, version: string): boolean {
    return existsSync(this.folder(name, version));
  }

  /** @throws Error when the version was never published */
  read(name: string, version: string): Artifact {
    if (!this.has(name, version)) throw new Error(`${name} ${version} is not published; build and publish it first.`);
    return readArtifact(join(this.folder(name, version), 'artifact.json'));
  }

  manifest(name: string, version: string): SectionManifest {
    return readSectionManifest(this.folder(name, version));
  }

  menus(shell: Artifact): Menus {
    return readMenus(this.folder(shell.name, shell.version));
  }

  /** Where the files of a version lie. */
  folder(name: string, version: string): string {
    return join(this.dir, name, version);
  }
}

/**
 * Reads an `artifact.json`.
 *
 * @throws Error in one sentence when it is missing or malformed
 */
export function readArtifact(file: string): Artifact {
  if (!existsSync(file)) throw new Error(`${file} is missing; run \`npm run build\`.`);
  const parsed = artifactSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is malformed: ${describeIssues(parsed.error)}.`);
  return parsed.data;
}

/**
 * Version under which a working copy runs locally: the same sources always give the same one, changed sources another.
 *
 * @example localVersion(artifact) // '1.0.0-local.5b21c0de'
 */
export function localVersion({ version, files }: Artifact): string {
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  return `${version}${version.includes('-') ? '.' : '-'}local.${hash}`;
}

function requireHash(dir: string, file: string, expected: string, name: string): void {
  const path = join(dir, file);
  if (!existsSync(path)) throw new Error(`${file} of ${name} is missing from its build; build it again.`);
  const actual = integrityOf(readFileSync(path));
  if (actual !== expected) throw new Error(`${file} of ${name} was changed after the build; build it again.`);
}

function moveInto(draft: string, target: string): void {
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process published the same version at the same moment.
    if (!existsSync(target)) throw error;
  }
}
