import { read, AppError, useDb, type Db } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';

export interface DirectoryFigures {
  professionals: number;
  /** How many places they are in; `null` where the backend does not count them. */
  cities: number | null;
}

/** How large the directory is right now; `undefined` until it is known, and where it cannot be. */
export function useDirectoryFigures(): DirectoryFigures | undefined {
  const db = useDb();
  const { data } = useQuery({ queryKey: ['marketing', 'directory-figures'], queryFn: ({ signal }) => readFigures(db, signal) });
  return data;
}

/** @throws {AppError} */
async function readFigures(db: Db, signal: AbortSignal): Promise<DirectoryFigures> {
  try {
    return (await read(db.rpc('directory_figures').abortSignal(signal))).data;
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'missing') throw error;
    // A backend with the table alone. One row, because not every proxy lets HEAD through.
    const { count } = await read(db.from('services').select('id', { count: 'exact' }).limit(1).abortSignal(signal));
    return { professionals: count ?? 0, cities: null };
  }
}
