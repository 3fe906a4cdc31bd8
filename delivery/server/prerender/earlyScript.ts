import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact } from '@marketplace/section-kit/manifest';
import { integrityOf } from '../../artifact/integrityOf.ts';
import type { ArtifactStore } from '../../store/ArtifactStore.ts';

const file = 'early.js';
const known = new Map<string, string>();

/**
 * The script that a rendered page begins with, out of the build of its shell.
 *
 * @returns its text; empty when the build has none or the file is not the one that the registry names
 */
export function earlyScript(store: ArtifactStore, { name, version, files }: Artifact): string {
  const integrity = files[file];
  if (!integrity) return '';
  if (known.has(integrity)) return known.get(integrity)!;
  const code = readFileSync(join(store.folder(name, version), file), 'utf8');
  const text = integrityOf(code) === integrity ? code : '';
  known.set(integrity, text);
  return text;
}
