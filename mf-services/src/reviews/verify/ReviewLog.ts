import { read, AppError, type Answer, type Db } from '@marketplace/section-kit';
import type { RatingBase, RatingCount } from '../list/ReviewList';

/** What happened to one review, as the public log tells it. */
export type LogEntry = NonNullable<Answer<'review_chain'>>['entries'][number];

/** The whole log of a professional, and the rating that the directory shows at the same moment. */
export interface ReviewLog {
  provider: string;
  entries: LogEntry[];
  shown: RatingCount;
  base: RatingBase | null;
}

/**
 * Reads the log to its end.
 *
 * @throws {AppError}
 */
export async function readLog(db: Db, provider: string): Promise<ReviewLog> {
  const entries: LogEntry[] = [];
  for (;;) {
    const request = db.rpc('review_chain', { provider, after_seq: entries.at(-1)?.seq ?? 0 });
    const { data } = await read(request);
    if (!data) throw new AppError('refused', { status: 404 });
    entries.push(...data.entries);
    // An answer that promises more and brings nothing would be asked for ever.
    if (!data.more || data.entries.length === 0) return { provider, entries, shown: data.shown, base: data.base };
  }
}
