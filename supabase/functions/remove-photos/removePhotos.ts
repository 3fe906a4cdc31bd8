import { callDatabase, type ProjectAccess } from '../_shared/callDatabase.ts';

const BATCH = 100;
const ROUNDS = 20;
const BUCKETS = ['request-photos', 'evidence', 'portfolio'];

/**
 * Removes the bytes of photos whose rows are gone, at most 2,000; the next call goes on. The database forgets a name only after
 * Storage has removed it, so what fails is tried again; a file that is gone already is no failure.
 *
 * @returns how many the database forgot
 * @throws Error when the database or Storage refuses
 */
export async function removePhotos(access: ProjectAccess, fetch = globalThis.fetch): Promise<{ removed: number }> {
  let removed = 0;
  for (const bucket of BUCKETS) {
    while (removed < BATCH * ROUNDS) {
      const names = (await callDatabase(access, 'deleted_photos', { batch: BATCH, bucket }, fetch)) as string[];
      if (names.length === 0) break;
      await removeFiles(access, bucket, names, fetch);
      await callDatabase(access, 'forget_deleted_photos', { names }, fetch);
      removed += names.length;
    }
  }
  return { removed };
}

async function removeFiles(
  { supabaseUrl, serviceKey }: ProjectAccess,
  bucket: string,
  names: string[],
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const answer = await fetch(`${supabaseUrl}/storage/v1/object/${bucket}`, {
    method: 'DELETE',
    body: JSON.stringify({ prefixes: names }),
    headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`Storage answered ${answer.status} to DELETE of photos: check the service key.`);
}
