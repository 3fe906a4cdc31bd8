import { languages } from '../support/languages.ts';
import { openView, pagesUnderTest } from '../support/pages.ts';
import { test } from '../support/readerTest.ts';
import { checkCutTexts } from './checkCutTexts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 800 } });

/** French words are the longer ones. */
const { prefix } = languages[1];
const paths = pagesUnderTest.filter(({ standsForKind }) => standsForKind).map(({ path }) => path);

for (const path of [...paths, '/services?category=HVAC'])
  test(`${prefix}${path} cuts no text`, async ({ page }) => {
    await openView(page, { path, prefix });
    await checkCutTexts(page);
  });
