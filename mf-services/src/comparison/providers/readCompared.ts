import { read, AppError, type Db } from '@marketplace/section-kit';
import { toProvider, type Provider, type ProviderRow } from '../../provider/Provider';

export interface Compared extends Provider {
  /** What was checked and is valid, as `credentials.kind` names it; `null` where the backend does not know. */
  credentials: readonly string[] | null;
}

interface ComparedRow extends ProviderRow {
  credentials?: { kind: string }[];
}

/**
 * The professionals of a comparison, in the order asked for; those that do not exist are left out.
 *
 * @param near a place to measure from; empty for none
 * @throws {AppError}
 */
export async function readCompared(db: Db, ids: readonly string[], near: string, signal: AbortSignal): Promise<Compared[]> {
  const rows = await read(db.rpc('compare_services', { ids, near: near || null }).abortSignal(signal)).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  });
  const { data }: { data: ComparedRow[] } = rows ?? (await read(db.from('services').select('*').in('id', ids).abortSignal(signal)));
  const known = new Map(data.map((row) => [String(row.id), row]));
  return ids.flatMap((id) => {
    const row = known.get(id);
    return row ? [{ ...toProvider(row), credentials: row.credentials?.map(({ kind }) => kind) ?? null }] : [];
  });
}
