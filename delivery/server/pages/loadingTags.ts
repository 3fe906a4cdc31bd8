import type { Registry } from '@marketplace/section-kit/manifest';
import { firstScripts, type FirstScript } from '../../artifact/firstScripts.ts';
import { baseOf } from './toComposition.ts';
import type { PageAddress } from './resolvePage.ts';

/**
 * Tags that start the shell and fetch early what the page at an address needs.
 *
 * A section's entry is preloaded, never a script tag: it would run before the shell is there to take what it brings.
 *
 * @returns lines for `<head>`
 */
export function loadingTags(registry: Registry, { status, route, owner }: PageAddress): string[] {
  const { shell, sections } = registry;
  const fonts = shell.initial.filter((file) => file.endsWith('.woff2'));
  const scripts = [...shell.initial.filter((file) => file.endsWith('.js')), shell.entry];
  const tags = [
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${baseOf(shell)}${file}">`),
    ...scripts.map((file) => `<script defer crossorigin src="${baseOf(shell)}${file}" integrity="${shell.files[file]}"></script>`),
  ];
  if (status === 404 || !route || !owner) return tags;
  const needed = firstScripts(shell, owner.artifact, route, (name) => sections[name]?.artifact);
  return [...tags, ...needed.map(preload)];
}

function preload({ artifact, file, isPage }: FirstScript): string {
  return `<link rel="preload" as="script" crossorigin fetchpriority="${isPage ? 'high' : 'auto'}" href="${baseOf(artifact)}${file}" integrity="${artifact.files[file]}">`;
}
