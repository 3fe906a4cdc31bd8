import { read, type Db } from '@marketplace/section-kit';
import { toProvider, type Provider } from '../provider/Provider';

/** PostgREST as Supabase hosts it answers at most this many rows at once; another backend may allow fewer. */
const CHUNK = 1000;

/**
 * Every service there is, for a backend that cannot search.
 *
 * @throws {AppError}
 */
export async function readAllServices(db: Db): Promise<Provider[]> {
  const services: Provider[] = [];
  let total: number | null = null;
  for (;;) {
    const from = services.length;
    const request = db
      .from('services')
      .select('*', from === 0 ? { count: 'exact' } : {})
      .order('rating', { ascending: false, nullsFirst: false })
      .order('name')
      .order('id');
    const { data, count } = await read(request.range(from, from + CHUNK - 1));
    services.push(...data.map(toProvider));
    total ??= count;
    // Without a count, an answer that is not full is the last one.
    if (data.length === 0 || (total === null ? data.length < CHUNK : services.length >= total)) return services;
  }
}
