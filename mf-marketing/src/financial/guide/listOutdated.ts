import type { Guide } from './Guide';

/**
 * Guides whose figures nobody has compared with their sources for a year.
 *
 * @param today an ISO date
 * @returns their topics
 */
export function listOutdated(guides: readonly Pick<Guide, 'topic' | 'verifiedOn'>[], today: string): string[] {
  const [year, ...monthAndDay] = today.split('-');
  const limit = [Number(year) - 1, ...monthAndDay].join('-');
  return guides.filter(({ verifiedOn }) => verifiedOn < limit).map(({ topic }) => topic);
}
