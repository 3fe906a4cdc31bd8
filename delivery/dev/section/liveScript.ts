import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@marketplace/section-kit/manifest';
import { sectionInPage } from '../../server/pages/toComposition.ts';
import { localVersion } from '../../store/ArtifactStore.ts';
import type { LiveBuild } from '../LiveBuilds.ts';

const code = readFileSync(join(import.meta.dirname, 'live.js'), 'utf8');

/** The version by which pages tell one build of a development server from another; empty while nothing has built. */
export function versionOf(build: LiveBuild | null): string {
  return build ? localVersion(build.artifact) : '';
}

/**
 * The script that puts a build into a page of a deployed shell. Of a section nothing stands behind it: whoever writes it needs to see
 * that it fails.
 *
 * @param build `null` while nothing has built: the page then waits for one
 */
export function liveScript(build: LiveBuild | null): string {
  const version = versionOf(build);
  const sections =
    build?.manifest &&
    locales.map((locale) => {
      const section = { manifest: build.manifest!, artifact: { ...build.artifact, version }, previous: null };
      return [locale, sectionInPage(section, locale, () => undefined)] as const;
    });
  const live = JSON.stringify({ version, sections: Object.fromEntries(sections ?? []) });
  return code.replace('__LIVE__);', () => `${live});`);
}
