import type { RatingBase, Review } from '../list/ReviewList';
import type { LogEntry, ReviewLog } from './ReviewLog';

/**
 * What does not hold. order: an entry is missing or out of place; link: it does not continue the one before; hash: it was
 * changed; story: it tells what cannot be; rating: the shown rating is another; text: a review's words are others.
 */
export type Fault = 'order' | 'link' | 'hash' | 'story' | 'rating' | 'text';

export type Verdict =
  | { fault: Fault; seq: number | null }
  | {
      fault: null;
      entries: number;
      /** Published reviews that count towards the rating. */
      standing: number;
      /** Reviews whose words were compared. */
      texts: number;
      /** Hash of the newest entry; `null` without one. */
      fingerprint: string | null;
    };

/** What the first entry of a log continues. */
const GENESIS = 'genesis';

/**
 * Computes the log of a professional anew and compares it with the rating the directory shows and with the words of
 * reviews. The same text is hashed by `private.review_log_hash` in the database.
 *
 * @param reviews the reviews whose words are compared
 * @throws {TypeError} where the browser cannot hash: `crypto.subtle` exists on secure origins only
 */
export async function verifyLog(
  { provider, entries, shown, base }: ReviewLog,
  reviews: readonly Pick<Review, 'id' | 'rating' | 'salt' | 'body'>[],
): Promise<Verdict> {
  const latest = new Map<string, LogEntry>();
  let before = GENESIS;
  for (const [index, entry] of entries.entries()) {
    const { seq } = entry;
    if (seq !== index + 1) return { fault: 'order', seq: index + 1 };
    if (entry.prev_hash !== before) return { fault: 'link', seq };
    if (entry.hash !== (await sha256(canonical(provider, entry)))) return { fault: 'hash', seq };
    if (!continues(latest.get(entry.review_id), entry)) return { fault: 'story', seq };
    latest.set(entry.review_id, entry);
    before = entry.hash;
  }

  const standing = [...latest.values()].filter(({ event }) => event !== 'remove');
  const stars = standing.map(({ rating }) => rating);
  const count = stars.length + (base?.review_count ?? 0);
  if (shown.review_count !== count || shown.rating !== averageOf(base, stars)) return { fault: 'rating', seq: null };

  for (const { id, rating, salt, body } of reviews) {
    const told = latest.get(id);
    if (told?.rating !== rating || told.body_hash !== (await sha256(salt + body))) return { fault: 'text', seq: told?.seq ?? null };
  }
  return {
    fault: null,
    entries: entries.length,
    standing: standing.length,
    texts: reviews.length,
    fingerprint: entries.at(-1)?.hash ?? null,
  };
}

function canonical(provider: string, { prev_hash, seq, event, review_id, rating, body_hash, reason, at }: LogEntry): string {
  return [prev_hash, provider, seq, event, review_id, rating, body_hash, reason ?? '', at].join('|');
}

/** A review is published once, removed while it stands and restored while it does not, always with the same stars and words. */
function continues(before: LogEntry | undefined, { event, rating, body_hash }: LogEntry): boolean {
  if (!before || event === 'publish') return !before && event === 'publish';
  return (before.event === 'remove') === (event === 'restore') && before.rating === rating && before.body_hash === body_hash;
}

/**
 * @param stars of the reviews that stand
 * @returns the average over imported and real reviews, rounded half up to a tenth as the database does; `null` over none
 */
export function averageOf(base: RatingBase | null, stars: readonly number[]): number | null {
  // In millionths, so that imported decimals are whole numbers and a half is a half.
  const unit = 1_000_000;
  const count = stars.length + (base?.review_count ?? 0);
  if (count === 0) return null;
  const imported = base ? Math.round(base.rating * unit) * base.review_count : 0;
  const sum = imported + stars.reduce((total, star) => total + star, 0) * unit;
  return Math.floor((20 * sum + unit * count) / (2 * unit * count)) / 10;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
