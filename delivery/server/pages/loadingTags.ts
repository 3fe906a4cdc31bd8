import type { Artifact, Registry } from '@marketplace/section-kit/manifest';
import { firstScripts, offeredBy, type FirstScript } from '../../artifact/firstScripts.ts';
import { companions } from '../../webpack/companions.ts';
import { inlineJson } from './inlineJson.ts';
import { baseOf } from './toComposition.ts';
import type { PageAddress } from './resolvePage.ts';

/**
 * When the script of a page runs: what it begins with waits for it (`first`); what is there before it leaves the line to fonts and
 * pictures, and is drawn before it where the shell's build knows how (`after`, else `defer`); or a script of the page itself fetches
 * what `fileList` names, when somebody is about to use a control (`intent`).
 */
export type Boot = 'first' | 'defer' | 'after' | 'intent';

/**
 * Tags that start the shell and fetch early what the page at an address needs.
 *
 * A section's entry is preloaded, never a script tag: it would run before the shell is there to take what it brings.
 *
 * @returns lines for `<head>`
 */
export function loadingTags(registry: Registry, page: PageAddress, boot: Boot): string[] {
  const { shell } = registry;
  const fonts = shell.initial
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${baseOf(shell)}${file}">`);
  const { start, needed: all } = filesOf(registry, page);
  // What was read stands in the page: its script asks again, but nobody waits for that.
  const needed = boot === 'first' ? all : all.filter(({ artifact, file }) => artifact !== shell || !companionFiles(shell).includes(file));
  if (boot === 'intent') return [...fonts, fileList(start, needed)];
  const priority = ({ isPage }: FirstScript) => (boot !== 'first' ? 'low' : isPage ? 'high' : 'auto');
  return [...fonts, ...start.map((file) => startTag(file, boot)), ...needed.map((script) => preload(script, priority(script)))];
}

function startTag(file: File, boot: Boot): string {
  // Run by `shell/public/after.js`.
  if (boot === 'after') return preload(file, 'low', ' data-start');
  const low = boot === 'defer' ? ' fetchpriority="low"' : '';
  return `<script defer${low} crossorigin src="${file.href}" integrity="${file.integrity}"></script>`;
}

function preload({ href, integrity }: File, priority: string, mark = ''): string {
  return `<link rel="preload" as="script"${mark} crossorigin fetchpriority="${priority}" href="${href}" integrity="${integrity}">`;
}

function companionFiles({ providedModules = {} }: Artifact): string[] {
  return Object.keys(companions).flatMap((share) => providedModules[share] ?? []);
}

interface File {
  href: string;
  integrity: string;
}

/** Read by `shell/public/intent.js`. */
function fileList(start: readonly File[], needed: readonly File[]): string {
  const list = (files: readonly File[]) => files.map(({ href, integrity }) => [href, integrity]);
  return `<script type="application/json" id="boot">${inlineJson({ start: list(start), needed: list(needed) })}</script>`;
}

/** The scripts that run first, in order, and those that they ask for on the page. */
function filesOf({ shell, sections }: Registry, { status, route, owner }: PageAddress): { start: File[]; needed: (File & FirstScript)[] } {
  const fileOf = (artifact: Artifact, file: string): File => ({ href: `${baseOf(artifact)}${file}`, integrity: artifact.files[file]! });
  const start = [...shell.initial.filter((file) => file.endsWith('.js')), shell.entry].map((file) => fileOf(shell, file));
  if (status === 404 || !route || !owner || owner.takenOut) return { start, needed: [] };
  const needed = firstScripts(shell, owner.artifact, route, offeredBy(sections));
  return { start, needed: needed.map((script) => ({ ...script, ...fileOf(script.artifact, script.file) })) };
}
