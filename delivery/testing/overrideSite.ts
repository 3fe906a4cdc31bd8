import { join } from 'node:path';
import { serveBuilds } from './serveBuilds.ts';
import { writeBuild } from './writeBuild.ts';

export const trial = { name: 'mf-sample', version: '2.0.0-pr.7' };

/** A site on which 1.0.0 is live and a trial is published; with what a browser does there. */
export async function overrideSite() {
  const site = await serveBuilds([{ name: 'shell', artifact: { fetchesRest: true } }, { name: 'mf-sample' }]);
  site.store.publish(writeBuild(join(site.dataDir, 'builds', 'trial'), trial));
  const choose = (fields: Record<string, string>, from = 'same-origin') =>
    site.get('/overrides', { method: 'POST', body: new URLSearchParams(fields), headers: { 'sec-fetch-site': from } });
  const open = async (cookie = '', path = '/sample') => {
    const response = await site.get(path, { headers: { cookie, 'accept-encoding': 'identity' } });
    return { response, html: await response.text() };
  };
  return { ...site, choose, open };
}

export const cookieOf = (response: Response) => response.headers.get('set-cookie')!.split(';')[0]!;

interface Composed {
  rest?: object;
  sections: { requires: Record<string, string>; current: { version: string }; previous: { version: string } | null }[];
}

/** What a page says that it is composed of. */
export const composition = (html: string) => JSON.parse(/id="composition">(.*?)<\/script>/s.exec(html)![1]!) as Composed;

/** The one section of it. */
export const composed = (html: string) => composition(html).sections[0]!;
