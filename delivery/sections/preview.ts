import { join } from 'node:path';
import type { Registry } from '@marketplace/section-kit/manifest';
import { filesHash } from '../artifact/filesHash.ts';
import { productPackages, repositoryRoot } from '../build/productPackages.ts';
import { testPages } from '../build/testPages.ts';
import { formatOverrides } from '../server/overrides/Overrides.ts';
import { overridesPath } from '../server/overrides/overridesPath.ts';
import { ArtifactStore, previewVersion, readArtifact } from '../store/ArtifactStore.ts';
import { readRegistry } from './environments.ts';
import { findBuild } from './findBuild.ts';
import { readEnvironment, text } from './readWords.ts';
import { UsageError, type Verb, type Words } from './Verb.ts';

/** Shows a branch before it is merged: its sections as it builds them, the others as they run. */
export const preview: Verb = {
  usage: '<environment> [<section or folder of a build>…] --branch <name> [--like <environment>] [--site <address>]',
  summary: 'publishes the sections of a branch under versions of their own, and gives the link that runs them in one browser',
  details: [
    'Without sections it takes each that is built otherwise than it runs there. They pass what publish asks of them.',
    '--branch quote-form     stands in their versions, such as 1.4.0-pr.quote-form-4c0019cc',
    '--like production       chooses of every other section the version that runs in production',
    '--site https://staging.example.ca   makes a whole address of the link',
  ],
  options: { branch: { type: 'string' }, like: { type: 'string' }, site: { type: 'string' } },
  run: async (words, { dataDir }) => {
    const [word, ...given] = words.positionals;
    const registry = testableRegistry(dataDir, word);
    const like = text(words.values.like);
    const others = like === undefined ? registry : readRegistry(dataDir, readEnvironment(like));
    const [branch, site] = [readBranch(words), readSite(words)];
    const names = given.length ? given : changedSections(productPackages(repositoryRoot), registry);
    const folders = names.map(findBuild);
    for (const folder of folders) requireRunning(readArtifact(join(folder, 'artifact.json')).name, registry);
    for (const folder of folders) await testPages(folder);
    const store = new ArtifactStore(dataDir);
    const mine = folders.map((folder) => store.publish(folder, previewVersion(readArtifact(join(folder, 'artifact.json')), branch)));
    const versions = new Map([...otherVersions(registry, others), ...mine.map(({ name, version }) => [name, version] as const)]);
    const link = versions.size ? `${site}${overridesPath}?use=${formatOverrides(versions)}` : null;
    return {
      lines: [
        ...mine.map(({ name, version }) => `Published ${name} ${version}.`),
        link ?? `Every section here is built as it runs in "${registry.environment}": there is nothing to show.`,
        ...sayShell(registry, others),
      ],
      data: { environment: registry.environment, versions: Object.fromEntries(versions), link },
    };
  },
};

/** @throws UsageError for an environment in which no browser chooses */
function testableRegistry(dataDir: string, word: string | undefined): Registry {
  const environment = readEnvironment(word);
  if (environment === 'production')
    throw new UsageError('In production no browser chooses what it runs; preview in staging, with --like production.');
  return readRegistry(dataDir, environment);
}

/**
 * @param packages folders of what this repository builds, by name
 * @returns sections that run there from other files than lie in their folders
 */
export function changedSections(packages: ReadonlyMap<string, string>, { sections }: Registry): string[] {
  return [...packages].flatMap(([name, dir]) => {
    const live = sections[name]?.artifact;
    return live && filesHash(live) !== filesHash(readArtifact(join(dir, 'dist', 'artifact.json'))) ? [name] : [];
  });
}

function requireRunning(name: string, { environment, sections }: Registry): void {
  if (name === 'shell') throw new UsageError('A browser chooses sections, not the shell: promote a shell in staging to see it.');
  if (!Object.hasOwn(sections, name))
    throw new Error(
      `${name} does not run in "${environment}" yet, so no browser can choose another version of it: promote one there first.`,
    );
}

/** Versions of another environment, of the sections that run in both and are not the same there. */
function otherVersions({ sections }: Registry, others: Registry): [string, string][] {
  return Object.entries(others.sections).flatMap(
    ([
      name,
      {
        artifact: { version },
      },
    ]): [string, string][] => (Object.hasOwn(sections, name) && sections[name]!.artifact.version !== version ? [[name, version]] : []),
  );
}

function sayShell({ environment, shell }: Registry, others: Registry): string[] {
  if (others.shell.version === shell.version) return [];
  return [`The shell stays that of "${environment}", ${shell.version}; in "${others.environment}" it is ${others.shell.version}.`];
}

/** @throws UsageError without letters or digits to make part of a version */
function readBranch({ values }: Words): string {
  const branch = (text(values.branch) ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
  if (branch) return branch;
  throw new UsageError('Say whose versions they are: --branch quote-form.');
}

/** @throws UsageError unless it is where a site is */
function readSite({ values }: Words): string {
  const site = text(values.site);
  if (site === undefined) return '';
  if (URL.canParse(site) && /^https?:$/.test(new URL(site).protocol)) return new URL(site).origin;
  throw new UsageError(`"${site}" is no address of a site; use one such as https://staging.example.ca.`);
}
