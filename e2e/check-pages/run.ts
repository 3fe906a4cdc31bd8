import { headlessShell } from '../support/findChromium.ts';
import { findViolations } from '../support/findViolations.ts';
import { languages, widths } from '../support/languages.ts';
import { launchChromium } from '../support/launchChromium.ts';
import { collectSectionErrors } from '../support/sectionErrors.ts';
import { settle } from '../support/settle.ts';
import { watchPage } from '../support/watchPage.ts';
import { openPage } from './openPage.ts';
import { openSite } from './openSite.ts';
import { reportOf, signReport } from './signReport.ts';

const USAGE = `npm run check:pages -- <site> <section>@<version>… [/address… | --sign]
  opens every page of these versions in a staging site, beside everything else as it runs there, in both languages, on a phone and a desk,
  or only those addresses, and says which are answered with a failure or show another version because this one failed, what axe has
  against them and what they write to the console. It ends with 0 when that is nothing, 1 when it is something, 2 when it was called
  wrongly. With --sign it signs that, whatever it is, with a key of DATA_DIR or BUCKET_URL: an environment may require it.

  npm run check:pages -- https://staging.example.ca mf-services@1.4.0 --sign
`;

const [site, ...given] = process.argv.slice(2);
const signs = given.includes('--sign');
const words = given.filter((word) => word !== '--sign');
const pairs = words.filter((word) => !word.startsWith('/'));
const asked = words.filter((word) => word.startsWith('/'));
const versions = new Map(pairs.map((pair) => pair.split('@') as [string, string]));
const isUnclear = signs && asked.length > 0;
if (!site || !URL.canParse(site) || !pairs.length || isUnclear || pairs.some((pair) => !/^mf-[\w-]+@\d[\w.-]*$/.test(pair))) {
  process.stderr.write(USAGE);
  process.exit(2);
}

const url = new URL(site).origin;
const browser = await launchChromium(headlessShell);
try {
  const { addresses: known, missing, composition, newPage } = await openSite(browser, url, versions);
  const addresses = asked.length ? asked : known;
  let faults = 0;
  for (const viewport of widths) {
    const page = await newPage(viewport);
    const watch = watchPage(page, url);
    const reports = await collectSectionErrors(page);
    for (const { prefix } of languages)
      for (const address of addresses) {
        const before = watch.complaints().length;
        const path = prefix + (address === '/' && prefix ? '' : address);
        const broken = await openPage(page, url + path, { settled: () => settle(page), reports });
        const found = [...broken, ...(await findViolations(page)), ...watch.complaints().slice(before)];
        faults += found.length;
        for (const fault of found) process.stdout.write(`${path} at ${viewport.width} px: ${fault}\n`);
      }
    await page.context().close();
  }
  const looks = addresses.length * languages.length * widths.length;
  process.stdout.write(`${faults === 0 ? 'Nothing' : faults} to mend in ${looks} views.\n`);
  if (missing.length && !asked.length)
    process.stdout.write(`Nobody looked at ${missing.join(', ')}: no address of them is in the sitemap.\n`);
  if (signs) signReport(reportOf(url, composition, { sections: [...versions.keys()], views: looks, faults, unseen: missing }));
  process.exitCode = faults === 0 ? 0 : 1;
} finally {
  await browser.close();
}
