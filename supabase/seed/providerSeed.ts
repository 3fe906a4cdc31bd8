import { makeProfiles } from './provider-profiles/makeProfiles.ts';
import { makePlainProfiles } from './plain-profiles/makePlainProfiles.ts';
import { plainRows } from './plain-profiles/plainRows.ts';
import { aboutRows, licenceRows, profileRows } from './provider-profiles/profileRows.ts';
import { providerRows } from './providerRows.ts';

/** The companies behind the directory, what each says and charges, and the full profiles of some. */
export function providerSeed(): string {
  const profiles = makeProfiles();
  const plain = makePlainProfiles(new Set(profiles.map(({ index }) => index)));
  return [
    providerRows,
    profileRows(profiles),
    aboutRows(plain.map((profile) => ({ ...profile, phone: null }))),
    licenceRows(plain),
    plainRows(plain),
  ].join('\n');
}
