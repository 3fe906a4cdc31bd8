import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition } from '@marketplace/section-kit/manifest';
import { sectionOf } from '../support/composition.ts';
import { runDelivery } from '../support/runDelivery.ts';

interface Found {
  /** Sections whose pages were looked at. */
  sections: readonly string[];
  views: number;
  faults: number;
  /** Patterns of pages that nobody looked at. */
  unseen: readonly string[];
}

/** What was found, where, and what ran beside it; the scripts of what was looked at tell which builds it is about. */
interface Report extends Omit<Found, 'sections'> {
  site: string;
  environment: string;
  revision: number;
  versions: Record<string, string>;
  scripts: Record<string, Record<string, string>>;
}

/** @param composition all of it, as the browser that looked was given it */
export function reportOf(site: string, composition: Composition, { sections, ...found }: Found): Report {
  const { environment, revision, shell } = composition;
  const running = composition.sections.map(({ name, current }) => [name, current.version] as const);
  const scripts = Object.fromEntries(sections.map((name) => [name, sectionOf(composition, name).current.integrity]));
  return { site, environment, revision, versions: { shell: shell.version, ...Object.fromEntries(running) }, ...found, scripts };
}

/** @throws Error with what was printed when it cannot be signed here, or is about another build than the one that was published */
export function signReport(report: Report): void {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  try {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(report));
    const pairs = Object.keys(report.scripts).map((name) => `${name}=${report.versions[name]}`);
    runDelivery('sections.ts', ['attest', ...pairs, '--pages', file], {});
  } finally {
    rmSync(folder, { recursive: true });
  }
}
