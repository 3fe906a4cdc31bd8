import { read, type Db } from 'section-kit';
import type { RequestStatus } from '../tracking/statusMessages';

const PAGE_SIZE = 20;

export interface MyProject {
  id: string;
  service_name: string | null;
  category: string | null;
  created_at: string;
  requests: { id: string; status: RequestStatus; provider: { id: string; name: string }; quote_total_cents: number | null }[];
}

export interface MyProjects {
  items: MyProject[];
  more: boolean;
}

/**
 * The requests of the account, the newest first.
 *
 * @param before time of the last one shown; `null` for the first page
 * @throws {ReadError}
 */
export async function readMyRequests(db: Db, before: string | null, signal: AbortSignal): Promise<MyProjects> {
  const request = db.rpc('my_projects', { page_size: PAGE_SIZE, before });
  return (await read<MyProjects>(request.abortSignal(signal))).data;
}
