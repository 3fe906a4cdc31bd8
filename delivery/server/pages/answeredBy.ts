import type { Registry } from '@marketplace/section-kit/manifest';
import type { Visit } from '../canary/visitOf.ts';
import type { PageAddress } from './resolvePage.ts';

/**
 * Who answers an address, and why it was this version, for whoever looks at an answer with nothing but a browser.
 *
 * @returns such as `mf-services@1.4.0; reason=canary`: a version that everybody gets is `live`, also in the page of a canary or a test
 */
export function answeredBy({ registry, live, set }: Pick<Visit, 'registry' | 'live' | 'set'>, { owner }: PageAddress): string {
  const { name, version } = owner?.artifact ?? registry.shell;
  if (owner?.takenOut) return `${name}@${version}; reason=taken-out`;
  return `${name}@${version}; reason=${version === liveVersion(live, name) ? 'live' : set}`;
}

function liveVersion({ shell, sections }: Registry, name: string): string | undefined {
  return name === 'shell' ? shell.version : sections[name]?.artifact.version;
}
