import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact, SectionManifest } from '@marketplace/section-kit/manifest';
import semver from 'semver';
import type { RegistryContent } from '../registry/RegistryFile.ts';

/** What a composition would meet. */
export interface World {
  content: RegistryContent;
  /** Where the files of a build lie. */
  folder: (artifact: Artifact) => string;
  /** Functions of its database. */
  functions: readonly string[];
}

/**
 * Runs a composition of fixture builds: loads every script, calls what it calls, opens what it links to. It reads nothing that a
 * build says of its code, so that the checks, which read only that, can be held against it.
 *
 * @returns what a visitor would meet
 */
export function breaksIn({ content, folder, functions }: World): string[] {
  const { shell, sections } = content;
  const breaks: string[] = [];
  const fetchScript = (artifact: Artifact, file: string): string => {
    const text = readFileSync(join(folder(artifact), file), 'utf8');
    const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    if (hash !== artifact.files[file]) throw new Error(`The browser refuses ${file}.`);
    return text;
  };
  const kit: unknown = new Function(fetchScript(shell, 'main.js'))();
  const db = {
    call: (name: string) => {
      if (!functions.includes(name)) throw new Error(`404 of the function ${name}`);
    },
  };
  const all = Object.values(sections);
  const addresses = all.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path));
  const openPage = (path: string): void => {
    const owners = addresses.filter((address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`).test(path));
    if (owners.length !== 1) throw new Error(`${path} has ${owners.length} owners`);
  };
  const place = (name: string): void => {
    const isThere = all.some(({ manifest }) => manifest.fragments.some((fragment) => name === `${manifest.name.slice(3)}/${fragment}`));
    if (!isThere) throw new Error(`nobody has ${name}`);
  };
  const run = (artifact: Artifact, { requires }: Pick<SectionManifest, 'requires'>, open: typeof openPage, put: typeof place): void => {
    try {
      startContainer(shell, artifact, requires);
      new Function('kit', 'db', 'open', 'place', fetchScript(artifact, 'sample-page.js'))(kit, db, open, put);
    } catch (error) {
      breaks.push(`${artifact.name} ${artifact.version}: ${(error as Error).message}`);
    }
  };
  for (const { artifact, manifest, previous } of all) {
    run(artifact, manifest, openPage, place);
    for (const { path } of manifest.routes)
      run(
        artifact,
        manifest,
        () => openPage(path.replace(/:\w+/g, 'one')),
        () => undefined,
      );
    if (!previous) continue;
    const { requires } = JSON.parse(readFileSync(join(folder(previous), 'section.json'), 'utf8')) as SectionManifest;
    // What it shows is there in an emergency; a link of it may lead to a page that has moved.
    run(
      previous,
      { requires },
      () => undefined,
      () => undefined,
    );
  }
  return breaks;
}

/** A section runs with the versions it was built for, and no others. */
function startContainer(shell: Artifact, { provides }: Artifact, requires: SectionManifest['requires']): void {
  const wanted = { ...requires, react: `^${semver.major(provides.react!)}.0.0` };
  for (const [name, range] of Object.entries(wanted)) {
    if (!semver.satisfies(shell.provides[name]!, range)) throw new Error(`${name} ${shell.provides[name]} is not ${range}`);
  }
}
