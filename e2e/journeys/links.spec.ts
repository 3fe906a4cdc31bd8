import { languages } from '../support/languages.ts';
import { openView, pagesUnderTest } from '../support/pages.ts';
import { expect, test, type Page } from '../support/test.ts';

const found = new Map<string, number>();

/** The status of an address on this site, asked once. */
async function statusOf(page: Page, address: string): Promise<number> {
  const known = found.get(address);
  if (known !== undefined) return known;
  const status = (await page.request.get(address, { maxRedirects: 0 })).status();
  found.set(address, status);
  return status;
}

for (const { language, prefix } of languages) {
  for (const view of pagesUnderTest) {
    test(`every link of ${prefix}${view.path} leads to a page in its own language`, async ({ page, baseURL }) => {
      await openView(page, { ...view, prefix });
      const hrefs = await page
        .getByRole('main')
        .locator('a[href]')
        .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
      const ours = hrefs.filter((href) => href.startsWith(`${baseURL}/`) || href === baseURL).map((href) => href.replace(/#.*$/, ''));
      const wrong: string[] = [];
      for (const href of ours) {
        const { pathname } = new URL(href);
        const isFrench = pathname === '/fr' || pathname.startsWith('/fr/');
        if (isFrench !== (language === 'fr')) wrong.push(`${href} is in the other language`);
        const status = await statusOf(page, href);
        if (status !== 200) wrong.push(`${href} answers ${status}`);
      }
      expect(wrong).toEqual([]);
    });
  }
}
