import { createHash } from 'node:crypto';
import type { Registry } from '@marketplace/section-kit/manifest';
import { rememberAnswers, type Memory } from '../backend/rememberAnswers.ts';

/** A page as it goes out to those who take it packed in the same way. */
export interface FinishedPage {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Pages of some 25 kB each, packed. */
const maxPages = 1_000;

/** Of versions that are served at once: what is live, and what its canary runs. */
const sets = 2;

/** Gives the memory for the pages of a registry; those of others than the last two are forgotten. */
export type PageMemory = (registry: Registry) => Memory<FinishedPage>;

/**
 * Keeps finished pages, so that many visitors of a page are served with the work of one. Pages belong to the very document that
 * they were made of: while developing, every build comes in one of its own under the same revision.
 *
 * @param now time in milliseconds
 */
export function pageMemory(now: () => number = Date.now): PageMemory {
  let kept: { registry: Registry; memory: Memory<FinishedPage> }[] = [];
  return (registry) => {
    const found = kept.find((each) => each.registry === registry) ?? { registry, memory: rememberAnswers(now, maxPages) };
    if (kept[0] !== found) kept = [found, ...kept.filter((each) => each !== found)].slice(0, sets);
    return found.memory;
  };
}

/** The strong validator of an answer: the same for the same bytes, whichever process sends them. */
export function strongTag(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** Whether a visitor's browser says (`If-None-Match`) that it has these bytes. Proxies that pack answers weaken the tag. */
export function hasTag(condition: string | undefined, tag: string): boolean {
  return (condition ?? '').split(',').some((known) => ['*', tag].includes(known.trim().replace(/^W\//, '')));
}
