import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installedVersion } from '../artifact/readPackage.ts';
import { pageOf } from './pageOf.ts';
import { outsideFiles } from './outsideFiles.ts';
import { sectionFiles, sharedNames, type Versions } from './sectionFiles.ts';

/**
 * Makes a section of a folder that stands in no repository of ours, from the template of `newSection`. Whether its address is free is
 * asked when it is promoted: nobody here knows the other sections.
 *
 * @param dir folder where `@marketplace/delivery` is installed
 * @param given `garden` or `mf-garden`; the page answers `/garden`
 * @throws Error in one sentence when the name cannot be used or a file is in the way; nothing is written
 */
export function newSectionHere(dir: string, given: string): { page: string } {
  const page = pageOf(given, 'npx new-section garden');
  const versions = Object.fromEntries(sharedNames.map((name) => [name, installedVersion(dir, name)])) as Versions;
  const files = { ...sectionFiles(page, versions), ...outsideFiles(page, versions) };
  // npm made the package.json when it installed this.
  const taken = Object.keys(files).find((file) => file !== 'package.json' && existsSync(join(dir, file)));
  if (taken) throw new Error(`There is ${taken} in this folder already; make the section in an empty one.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return { page };
}
