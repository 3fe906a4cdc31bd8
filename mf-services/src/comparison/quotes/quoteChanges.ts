import type { Quote } from '../../tracking/ProjectView';

type Line = Pick<Quote['lines'][number], 'kind' | 'description' | 'cents'>;

/** How a quote differs from the one before it, line by line. */
export interface QuoteChange {
  what: 'added' | 'removed' | 'repriced';
  description: string;
  /** `null` for a line that is new. */
  before: number | null;
  /** `null` for a line that is gone. */
  after: number | null;
}

/** Lines are the same when they say the same; of several that do, the first goes with the first. */
export function quoteChanges(before: readonly Line[], after: readonly Line[]): QuoteChange[] {
  const left = [...before];
  const changes = after.flatMap(({ kind, description, cents }): QuoteChange[] => {
    const place = left.findIndex((line) => line.kind === kind && line.description === description);
    if (place < 0) return [{ what: 'added', description, before: null, after: cents }];
    const [known] = left.splice(place, 1);
    return known!.cents === cents ? [] : [{ what: 'repriced', description, before: known!.cents, after: cents }];
  });
  return [...changes, ...left.map(({ description, cents }) => ({ what: 'removed' as const, description, before: cents, after: null }))];
}
