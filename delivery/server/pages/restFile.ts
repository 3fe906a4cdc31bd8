import { createHash } from 'node:crypto';
import type { Locale, Registry } from '@marketplace/section-kit/manifest';
import { wholeOf, type SiteInPage } from './toComposition.ts';

interface RestFile {
  /** Address on this server; another content has another one. */
  path: string;
  /** As browsers take it. */
  integrity: string;
  json: string;
}

const files = new WeakMap<Registry, Map<Locale, RestFile>>();

/** The file with what the pages of a registry in one language leave out. */
export function restFile(registry: Registry, locale: Locale, operator: SiteInPage['operator']): RestFile {
  const known = files.get(registry) ?? new Map<Locale, RestFile>();
  files.set(registry, known);
  const file = known.get(locale) ?? makeFile(registry, locale, operator);
  known.set(locale, file);
  return file;
}

function makeFile(registry: Registry, locale: Locale, operator: SiteInPage['operator']): RestFile {
  const json = JSON.stringify({ ...wholeOf(registry, locale), operator });
  const hash = createHash('sha384').update(json).digest();
  return { path: `/composition/${hash.toString('hex').slice(0, 20)}.json`, integrity: `sha384-${hash.toString('base64')}`, json };
}
