import { read, type Db } from 'section-kit';
import { toService, type Service, type ServiceRow } from '../service/Service';

/** PostgREST answers at most this many rows at once unless told otherwise. */
const CHUNK = 1000;

/**
 * Every service there is, for a backend that cannot search.
 *
 * @throws {ReadError}
 */
export async function readAllServices(db: Db): Promise<Service[]> {
  const services: Service[] = [];
  for (;;) {
    const from = services.length;
    const request = db.from('services').select('*').order('rating', { ascending: false, nullsFirst: false }).order('name').order('id');
    const { data } = await read<ServiceRow[]>(request.range(from, from + CHUNK - 1));
    services.push(...data.map(toService));
    if (data.length < CHUNK) return services;
  }
}
