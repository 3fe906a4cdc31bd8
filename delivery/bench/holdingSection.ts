import { appendFileSync, cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact, Registry } from '@marketplace/section-kit/manifest';
import { integrityOf } from '../artifact/integrityOf.ts';
import type { ArtifactStore } from '../store/ArtifactStore.ts';
import { serverBundle } from '../webpack/serverBundle.ts';

/** Appended to a section's bundle: the page of the address never ends. */
const hold = (path: string): string => `
const held = module.exports.section.routes.find((route) => route.path === ${JSON.stringify(path)});
if (held) held.lazy = async () => ({ Component: () => { for (;;); } });
`;

/**
 * The registry with one section whose page never stops rendering, in a build of its own.
 *
 * @param path of the route
 * @throws Error when no section owns it
 */
export function withHoldingSection(registry: Registry, store: ArtifactStore, path: string): Registry {
  const found = Object.entries(registry.sections).find(([, { manifest }]) => manifest.routes.some((route) => route.path === path));
  if (!found) throw new Error(`No section owns ${path}, so none can hold there.`);
  const [name, section] = found;
  const { artifact } = section;
  const version = `${artifact.version}${artifact.version.includes('-') ? '.' : '-'}holding`;
  const dir = store.folder(artifact.name, version);
  if (!existsSync(dir)) {
    cpSync(store.folder(artifact.name, artifact.version), dir, { recursive: true });
    appendFileSync(join(dir, serverBundle), hold(path));
  }
  const files = { ...artifact.files, [serverBundle]: integrityOf(readFileSync(join(dir, serverBundle))) };
  const holding: Artifact = { ...artifact, version, files };
  return { ...registry, sections: { ...registry.sections, [name]: { ...section, artifact: holding } } };
}
