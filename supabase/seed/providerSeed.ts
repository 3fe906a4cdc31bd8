import { makeProfiles } from './provider-profiles/makeProfiles.ts';
import { profileRows } from './provider-profiles/profileRows.ts';
import { providerRows } from './providerRows.ts';

/** The companies behind the directory, and the full profiles of some. */
export function providerSeed(): string {
  return [providerRows, profileRows(makeProfiles())].join('\n');
}
