import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@marketplace/section-kit/manifest';

/** What the next revision says in any case. `expires` is none of it: who may only revert may not prolong. */
const ofEveryRevision = new Set(['revision', 'issued', 'before', 'change']);

/**
 * What a key of the role `canary` may sign: the revision before, with the percent of its canary set to 0.
 *
 * @param before the revision that it follows
 * @throws Error in one sentence that says what else it changes
 */
export function requireRevertOnly(next: Registry, before: Registry | undefined, keyId: string): void {
  const changed = before ? changesOf(next, before) : ['everything'];
  if (!changed.length) return;
  throw new Error(
    `Revision ${next.revision} of the registry is signed with the key ${keyId}, which may only set the percent of a canary to 0, but it changes ${changed.join(' and ')}; have that signed with a key that may promote.`,
  );
}

function changesOf(next: Registry, before: Registry): string[] {
  const [after, prior] = [next, before].map(partsOf) as [Record<string, unknown>, Record<string, unknown>];
  const names = [...new Set([...Object.keys(after), ...Object.keys(prior)])].filter((name) => !isDeepStrictEqual(after[name], prior[name]));
  const reverts = (before.canary?.percent ?? 0) > 0 && next.canary?.percent === 0;
  return [
    ...names,
    ...(reverts ? [] : [`the percent from ${before.canary?.percent ?? 'none'} to ${next.canary?.percent ?? 'none'}`]),
    ...(next.revision === before.revision + 1 ? [] : ['the number']),
    ...(Date.parse(next.issued) >= Date.parse(before.issued) ? [] : ['the time']),
  ];
}

/** Everything that has to stay, by the name that a sentence gives it. */
function partsOf({ canary, ...registry }: Registry): Record<string, unknown> {
  const kept = Object.entries(registry).filter(([name]) => !ofEveryRevision.has(name));
  return { ...Object.fromEntries(kept), 'the versions of the canary': canary?.sections, 'the salt': canary?.salt };
}
