import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Artifact, SectionManifest } from '@marketplace/section-kit/manifest';
import { filesHash } from '../artifact/filesHash.ts';

export interface BuildFacts {
  name: string;
  version?: string;
  /** Content by file name, beside what every build has. */
  files?: Record<string, string>;
  manifest?: Partial<SectionManifest>;
  artifact?: Partial<Artifact>;
  /** Groups of a shell's menus. */
  groups?: string[];
}

export const sampleManifest: SectionManifest = {
  name: 'mf-sample',
  owner: 'tests',
  class: 'regular',
  requires: { '@marketplace/section-kit': '^1.0.0', '@marketplace/shared-ui': '^1.0.0' },
  routes: [{ path: '/sample', title: { en: 'Sample', fr: 'Exemple' }, chunk: 'sample-page' }],
  fragments: [],
};

/** Writes a folder that looks like what webpack leaves behind, in a moment instead of seconds. */
export function writeBuild(dir: string, { name, version = '1.0.0', files = {}, manifest, artifact, groups = [] }: BuildFacts): string {
  const isShell = name === 'shell';
  const contents: Record<string, string> = {
    ...(isShell
      ? {
          'main.js': `run("${version}")`,
          'figtree-latin-wght-normal.woff2': 'font',
          'icon.svg': '<svg/>',
          'menus.json': JSON.stringify({ groups, slots: [] }),
        }
      : {
          'remoteEntry.js': `start("${version}")`,
          '__section.js': 'define()',
          'sample-page.js': 'show()',
          'section.json': JSON.stringify({ ...sampleManifest, name, ...manifest }),
        }),
    ...files,
  };
  const description: Artifact = {
    name,
    version,
    entry: isShell ? 'main.js' : 'remoteEntry.js',
    initial: isShell ? ['figtree-latin-wght-normal.woff2'] : ['__section.js'],
    chunks: isShell ? {} : { 'sample-page': ['sample-page.js'] },
    files: Object.fromEntries(
      Object.entries(contents).map(([file, content]) => [file, `sha384-${createHash('sha384').update(content).digest('base64')}`]),
    ),
    provenance: { commit: '0'.repeat(40), dirty: false, builder: 'tests', lock: 'none' },
    provides: { '@marketplace/section-kit': '1.0.0', '@marketplace/shared-ui': '1.0.0' },
    ...artifact,
  };
  if (!isShell && !(artifact && 'accessibility' in artifact)) {
    const { routes } = JSON.parse(contents['section.json']!) as SectionManifest;
    const pages = routes.map(({ path, paths }) => (paths?.[0] ?? path).replaceAll(/:\w+/g, 'x'));
    description.accessibility = { build: filesHash(description), pages };
  }
  for (const [file, content] of Object.entries({ ...contents, 'artifact.json': JSON.stringify(description) })) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
    if (file.endsWith('.js')) writeFileSync(join(dir, `${file}.br`), brotliCompressSync(content));
  }
  return dir;
}
