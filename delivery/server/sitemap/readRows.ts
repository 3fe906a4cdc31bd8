import type { Backend } from '../backend/Backend.ts';

const PAGE_SIZE = 1_000;
const PATIENCE_MS = 5_000;

/**
 * Reads columns of a table as anybody sees it, as texts, in the order of the columns.
 *
 * @param max how many rows at most
 * @returns `null` when the table does not answer
 */
export async function readRows(backend: Backend, table: string, columns: readonly string[], max: number): Promise<string[][] | null> {
  const origin = backend.origin();
  if (!origin) return null;
  const found: string[][] = [];
  const names = columns.join(',');
  while (found.length < max) {
    const url = `${origin}/rest/v1/${table}?select=${names}&order=${names}&limit=${PAGE_SIZE}&offset=${found.length}`;
    try {
      const response = await fetch(url, { headers: { apikey: backend.anonKey }, signal: AbortSignal.timeout(PATIENCE_MS) });
      const rows = (await response.json()) as Record<string, string | number>[];
      if (!response.ok || !Array.isArray(rows)) return null;
      found.push(...rows.map((row) => columns.map((column) => String(row[column]))));
      if (rows.length < PAGE_SIZE) break;
    } catch {
      return null;
    }
  }
  return found;
}
