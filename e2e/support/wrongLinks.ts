import type { Page } from '@playwright/test';

const found = new Map<string, Promise<number>>();

/** The status of an address of this site, asked once per worker. */
function statusOf(page: Page, address: string): Promise<number> {
  const asked = found.get(address) ?? page.request.get(address, { maxRedirects: 0 }).then((answer) => answer.status());
  found.set(address, asked);
  return asked;
}

/** Links of the main part that lead nowhere or into the other language, each with what is wrong. */
export async function wrongLinks(page: Page): Promise<string[]> {
  const { origin, pathname: here } = new URL(page.url());
  const isFrench = (pathname: string) => pathname === '/fr' || pathname.startsWith('/fr/');
  const hrefs = await page
    .getByRole('main')
    .locator('a[href]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
  const ours = [...new Set(hrefs.filter((href) => new URL(href).origin === origin).map((href) => href.replace(/#.*$/, '')))];
  const answers = await Promise.all(
    ours.map(async (href) => {
      const status = await statusOf(page, href);
      return [
        ...(status === 200 ? [] : [`${href} answers ${status}`]),
        ...(isFrench(new URL(href).pathname) === isFrench(here) ? [] : [`${href} is in the other language`]),
      ];
    }),
  );
  return answers.flat();
}
