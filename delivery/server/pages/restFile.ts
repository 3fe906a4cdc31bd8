import { createHash } from 'node:crypto';
import { onceInEach } from './onceInEach.ts';
import { wholeOf, type SiteInPage } from './toComposition.ts';

interface RestFile {
  /** Address on this server; another content has another one. */
  path: string;
  /** As browsers take it. */
  integrity: string;
  json: string;
}

/** The file with what the pages of a registry in one language leave out. */
export const restFile = onceInEach((registry, locale, operator: SiteInPage['operator']): RestFile => {
  const json = JSON.stringify({ ...wholeOf(registry, locale), operator });
  const hash = createHash('sha384').update(json).digest();
  return { path: `/composition/${hash.toString('hex').slice(0, 20)}.json`, integrity: `sha384-${hash.toString('base64')}`, json };
});
