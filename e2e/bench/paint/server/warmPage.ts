import { setTimeout as pause } from 'node:timers/promises';

const TRIES = 60;
const PAUSE_MS = 250;
const begunInBrowser = '<div id="root"></div>';

/**
 * Asks for a page until it comes rendered: the server's thread starts with the first page that is asked for, and a page is remembered
 * for a minute.
 *
 * @throws Error when it never does
 */
export async function warmPage(url: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    const html = await answer.text();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    if (!html.includes(begunInBrowser)) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`${url} did not come rendered in ${(TRIES * PAUSE_MS) / 1000} s; look at what the server printed.`);
}
