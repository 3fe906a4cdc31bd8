import { read, type Db } from '@marketplace/section-kit';
import { toProvider, type Provider } from './Provider';

/**
 * The best rated services, read from the table itself. Equal ratings are ordered by how many gave them, then by name and id, so that pages
 * never overlap.
 *
 * @param from number of rows to leave out
 * @param size number of rows to read
 * @returns the rows, and how many there are in all; the number is counted only with the first page and `null` after it
 * @throws {AppError}
 */
export async function readTopServices(
  db: Db,
  { from = 0, size }: { from?: number; size: number },
  signal?: AbortSignal,
): Promise<{ services: Provider[]; total: number | null }> {
  let request = db
    .from('services')
    .select('*', from === 0 ? { count: 'exact' } : {})
    // Postgres puts rows without a rating first when it sorts downwards.
    .order('rating', { ascending: false, nullsFirst: false })
    .order('review_count', { ascending: false })
    .order('name')
    .order('id');
  request = from === 0 ? request.limit(size) : request.range(from, from + size - 1);
  if (signal) request = request.abortSignal(signal);
  const { data, count } = await read(request);
  return { services: data.map(toProvider), total: count };
}
