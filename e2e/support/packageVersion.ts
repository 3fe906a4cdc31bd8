import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { runDelivery } from './runDelivery.ts';

const root = join(import.meta.dirname, '../..');
// Inside the repository, where the copy finds its dependencies; ignored by git.
const workshops = join(root, 'e2e', '.cache');

/** What of a source reads otherwise in a version. */
interface Change {
  file: string;
  what: RegExp;
  replacement: string;
}

/** @returns folder with a copy of what a section or the shell is built of */
export function copyPackage(name: string): string {
  mkdirSync(workshops, { recursive: true });
  const workshop = mkdtempSync(join(workshops, `${name}-`));
  for (const part of ['src', 'content', 'public', 'webpack.config.js', 'package.json'])
    if (existsSync(join(root, name, part))) cpSync(join(root, name, part), join(workshop, part), { recursive: true });
  return workshop;
}

/** @throws when a change finds nothing to change */
export function changeCopy(workshop: string, changes: readonly Change[]): void {
  for (const { file, what, replacement } of changes) {
    const path = join(workshop, file);
    const text = readFileSync(path, 'utf8');
    expect(text, `${file} of the copy`).toMatch(what);
    writeFileSync(path, text.replace(what, replacement));
  }
}

/**
 * Builds a copy of a section or of the shell with some of its sources changed, as a version of it.
 *
 * @param take is given the folder with the build, which is gone afterwards
 * @throws when a change finds nothing to change
 */
export function withVersion(name: string, version: string, changes: readonly Change[], take: (build: string) => void): void {
  const workshop = copyPackage(name);
  try {
    changeCopy(workshop, [{ file: 'package.json', what: /"version": "[^"]+"/, replacement: `"version": "${version}"` }, ...changes]);
    runDelivery('buildPackage.ts', [], {}, workshop);
    take(join(workshop, 'dist'));
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** The change by which a version is known at sight: the heading of `/categories`. */
export function categoriesHeading(heading: string): Change {
  return { file: 'src/categories/messages.ts', what: /title: '[^']+'/, replacement: `title: '${heading}'` };
}
