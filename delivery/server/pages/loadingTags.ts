import type { Artifact, Registry } from 'section-kit/manifest';
import { baseOf } from './toComposition.ts';
import type { PageAddress } from './resolvePage.ts';

/**
 * Tags that start the shell and fetch early what the page at an address needs: fonts, the section that owns it with the
 * page's chunk, and the sections whose fragments it places.
 *
 * A section's entry is preloaded, never a script tag: the federation runtime would take over a tag it finds and wait for
 * an event that already happened.
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
  tags.push(...preload(owner.artifact, route.chunk, 'high'));
  for (const use of route.uses ?? []) {
    const [section, fragment] = use.split('/') as [string, string];
    const offering = sections[`mf-${section}`];
    if (offering) tags.push(...preload(offering.artifact, fragment, 'auto'));
  }
  return tags;
}

function preload(artifact: Artifact, chunk: string, priority: string): string[] {
  const scripts = [artifact.entry, ...artifact.initial, ...(artifact.chunks[chunk] ?? [])];
  return scripts.map((file) =>
    `<link rel="preload" as="script" crossorigin fetchpriority="${priority}" href="${baseOf(artifact)}${file}" integrity="${artifact.files[file]}">`);
}
