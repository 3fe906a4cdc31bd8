import { expect, type APIRequestContext } from '@playwright/test';

/**
 * Waits until the server has a page rendered, which it then remembers for a minute: a page that takes too long on a machine with
 * much to do goes out to begin in the browser.
 *
 * @returns the document
 */
export async function untilRendered(request: APIRequestContext, address: string): Promise<string> {
  let html = '';
  await expect
    .poll(async () => (html = await (await request.get(address)).text()), { message: `${address} is rendered`, timeout: 30_000 })
    .toContain('id="seed"');
  return html;
}
