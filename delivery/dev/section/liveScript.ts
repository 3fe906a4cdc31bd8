import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@marketplace/section-kit/manifest';
import { sectionInPage } from '../../server/pages/toComposition.ts';
import { localVersion } from '../../store/ArtifactStore.ts';
import type { LiveBuild } from '../LiveBuilds.ts';

const code = readFileSync(join(import.meta.dirname, 'live.js'), 'utf8');

/** What pages know one build of a development server by. */
interface Told {
  version: string;
  /** Of webpack: by it the code finds the way from one build to another. */
  hash: string;
  /** Another one where the section says something else of itself. */
  manifest: string;
}

/** @returns `null` while nothing has built */
export function toldOf(build: LiveBuild | null): Told | null {
  if (!build) return null;
  const manifest = createHash('sha256').update(JSON.stringify(build.manifest)).digest('hex').slice(0, 8);
  return { version: localVersion(build.artifact), hash: build.hash, manifest };
}

/**
 * The script that puts a build into a page of a deployed shell. Of a section nothing stands behind it: whoever writes it needs to see
 * that it fails.
 *
 * @param build `null` while nothing has built: the page then waits for one
 */
export function liveScript(build: LiveBuild | null): string {
  const told = toldOf(build);
  const sections =
    build?.manifest &&
    locales.map((locale) => {
      const section = { manifest: build.manifest!, artifact: { ...build.artifact, version: told!.version }, previous: null };
      return [locale, sectionInPage(section, locale, () => undefined)] as const;
    });
  const live = JSON.stringify({ build: told, sections: Object.fromEntries(sections ?? []) });
  return code.replace('__LIVE__);', () => `${live});`);
}
