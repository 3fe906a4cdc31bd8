import { read, type Answer, type Db } from '@marketplace/section-kit';

const PAGE_SIZE = 20;

export type MyProjects = Answer<'my_projects'>;
export type MyProject = MyProjects['items'][number];

/**
 * The requests of the account, the newest first.
 *
 * @param before time of the last one shown; `null` for the first page
 * @throws {AppError}
 */
export async function readMyRequests(db: Db, before: string | null, signal: AbortSignal): Promise<MyProjects> {
  const request = db.rpc('my_projects', { page_size: PAGE_SIZE, before });
  return (await read(request.abortSignal(signal))).data;
}
