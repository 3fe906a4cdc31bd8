import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact } from '@marketplace/section-kit/manifest';
import { integrityOf } from '../../artifact/integrityOf.ts';
import type { ArtifactStore } from '../../store/ArtifactStore.ts';
import { spriteFile } from '../../webpack/spriteFile.ts';

/** Scripts that stand in rendered pages, by their file in a shell's build. */
export interface InlineScripts {
  /** Keeps what is pressed until the page's own code listens; every page begins with it. */
  early: string;
  /** Fetches and runs the code of a page that reads without it; a build of before has it in the first one. */
  intent: string;
  /** Runs the code of every other page once that is drawn; a build of before is run by the document. */
  after: string;
}

const known = new Map<string, string>();

/** @returns the scripts out of a shell's build; empty where the build has none or the file is not the one that the registry names */
export function inlineScripts(store: ArtifactStore, shell: Artifact): InlineScripts {
  const text = (file: string) => textOf(file, store, shell);
  return { early: text('early.js'), intent: text('intent.js'), after: text('after.js') };
}

/** @returns the lines of all icons with a name, for a page that begins in the browser; empty where the build has them in its script */
export const inlineIcons = (store: ArtifactStore, shell: Artifact): string => textOf(spriteFile, store, shell);

function textOf(file: string, store: ArtifactStore, { name, version, files }: Artifact): string {
  const integrity = files[file];
  if (!integrity) return '';
  if (known.has(integrity)) return known.get(integrity)!;
  const code = readFileSync(join(store.folder(name, version), file), 'utf8');
  const text = integrityOf(code) === integrity ? code : '';
  known.set(integrity, text);
  return text;
}
