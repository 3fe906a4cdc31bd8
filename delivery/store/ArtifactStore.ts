import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artifactSchema, sectionNameSchema, versionSchema, type Artifact, type SectionManifest } from '@marketplace/section-kit/manifest';
import { isSameBuild } from '../artifact/isSameBuild.ts';
import { describeIssues } from '../artifact/describeIssues.ts';
import { readSectionManifest } from '../artifact/readSectionManifest.ts';
import { readMenus, type Menus } from '../checks/checkNavigation.ts';
import type { SigningKey } from '../keys/signedDocument.ts';
import { openSigningKey } from '../keys/signingKey.ts';
import { TrustedKeys } from '../keys/TrustedKeys.ts';
import { Attestations } from './Attestations.ts';
import { publicationFile, signPublication, verifyPublication } from './publication.ts';
import { requireFiles } from './requireFiles.ts';
import { putFile, putFolder } from './putOnce.ts';

/** Published builds below a data directory: `artifacts/<name>/<version>/`. What is in it never changes. */
export class ArtifactStore {
  private readonly dataDir: string;
  private readonly dir: string;
  /** By folder. */
  private readonly listed = new Map<string, ReadonlySet<string>>();
  /** What was found of published builds afterwards. */
  readonly attestations: Attestations;

  constructor(dataDir: string) {
    this.dataDir = dataDir;
    this.dir = join(dataDir, 'artifacts');
    this.attestations = new Attestations(dataDir);
  }

  /**
   * Publishes the build in `buildDir` under `version`, and signs that. The same build a second time changes nothing.
   *
   * @throws Error when a file is missing or differs from its hash, the version exists with other files or was damaged in the store, or
   *   the disk is full
   */
  publish(buildDir: string, version?: string): Artifact {
    const built = readArtifact(join(buildDir, 'artifact.json'));
    const artifact = { ...built, version: version ?? built.version };
    const { name } = artifact;
    requireFiles(buildDir, artifact, 'build it again');
    const description = JSON.stringify(artifact);
    const key = openSigningKey(this.dataDir);
    const texts = { 'artifact.json': description, [publicationFile]: signPublication(name, artifact.version, description, key) };
    const isFirst =
      !this.has(name, artifact.version) && putFolder(buildDir, this.folder(name, artifact.version), Object.keys(artifact.files), texts);
    if (!isFirst) this.requireSame(artifact, key);
    return artifact;
  }

  /** Every version that is stored. */
  list(): { name: string; version: string }[] {
    return foldersOf(this.dir).flatMap((name) => foldersOf(join(this.dir, name)).map((version) => ({ name, version })));
  }

  has(name: string, version: string): boolean {
    return existsSync(this.folder(name, version));
  }

  /** @throws Error when the version was never published */
  read(name: string, version: string): Artifact {
    if (!this.has(name, version)) throw new Error(`${name} ${version} is not published; build and publish it first.`);
    const artifact = readArtifact(join(this.folder(name, version), 'artifact.json'));
    if (artifact.name !== name || artifact.version !== version) {
      throw new Error(`What is stored as ${name} ${version} is ${artifact.name} ${artifact.version}.`);
    }
    return artifact;
  }

  /**
   * Whether a version brings a file. Every file of every page is asked for, and reading what a version brings takes a millisecond, so
   * that is done once: it never changes.
   */
  lists(name: string, version: string, file: string): boolean {
    if (!this.has(name, version)) return false;
    const folder = this.folder(name, version);
    const files = this.listed.get(folder) ?? new Set(Object.keys(this.read(name, version).files));
    this.listed.set(folder, files);
    return files.has(file);
  }

  /**
   * Asks whether somebody with an active key published exactly what is stored.
   *
   * @returns id of that key
   * @throws Error in one sentence when nobody did
   */
  requirePublication(name: string, version: string): string {
    const [description, publication] = ['artifact.json', publicationFile].map((file) => join(this.folder(name, version), file));
    if (!existsSync(publication!)) throw new Error(`Nobody signed that ${name} ${version} was published; publish the same build again.`);
    const keys = new TrustedKeys(this.dataDir).active();
    return verifyPublication(readFileSync(publication!, 'utf8'), name, version, readFileSync(description!, 'utf8'), keys);
  }

  /**
   * Reads every stored file of an artifact whose description is to be believed.
   *
   * @throws Error in one sentence for the first that is not what the description says
   */
  requireWhole(artifact: Artifact): void {
    const { name, version } = artifact;
    if (!this.has(name, version)) throw new Error(`${name} ${version} is not published; build and publish it first.`);
    const folder = this.folder(name, version);
    requireFiles(folder, artifact, `find out who changed ${folder}, move it away and publish the version again`);
  }

  manifest(name: string, version: string): SectionManifest {
    return readSectionManifest(this.folder(name, version));
  }

  menus(shell: Artifact): Menus {
    return readMenus(this.folder(shell.name, shell.version));
  }

  /**
   * Where the files of a version lie.
   *
   * @throws Error in one sentence for what cannot be a name or a version
   */
  folder(name: string, version: string): string {
    if (name !== 'shell' && !sectionNameSchema.safeParse(name).success) throw new Error(`"${name}" cannot be the name of an artifact.`);
    if (!versionSchema.safeParse(version).success) throw new Error(`"${version}" cannot be a version; give one such as 1.4.0.`);
    return join(this.dir, name, version);
  }

  private requireSame(artifact: Artifact, key: SigningKey): void {
    const { name, version } = artifact;
    if (!isSameBuild(this.read(name, version), artifact)) {
      throw new Error(`${name} ${version} is already published with other files; give the package a new version.`);
    }
    this.requireWhole(artifact);
    const file = join(this.folder(name, version), publicationFile);
    // Of before publications were signed: who has the same build can vouch for it.
    if (!existsSync(file)) {
      const description = readFileSync(join(this.folder(name, version), 'artifact.json'), 'utf8');
      return putFile(file, signPublication(name, version, description, key));
    }
    try {
      this.requirePublication(name, version);
    } catch (error) {
      throw new Error(`${(error as Error).message} Find out why, move ${file} away and publish the version again.`);
    }
  }
}

/** Names of folders; what begins with a dot is a draft. */
const foldersOf = (dir: string): string[] => (existsSync(dir) ? readdirSync(dir).filter((name) => !name.startsWith('.')) : []);

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
export const localVersion = (artifact: Artifact): string => `${before(artifact)}local.${shortHash(artifact)}`;

/**
 * Version under which a branch shows a build: one for each build of it, and never that of a working copy, whatever the branch is called.
 *
 * @param branch letters, digits and hyphens
 * @example previewVersion(artifact, 'quote-form') // '1.0.0-pr.quote-form-5b21c0de'
 */
export const previewVersion = (artifact: Artifact, branch: string): string => `${before(artifact)}pr.${branch}-${shortHash(artifact)}`;

const before = ({ version }: Artifact): string => `${version}${version.includes('-') ? '.' : '-'}`;

const shortHash = ({ files }: Artifact): string => createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
