import { PAGE_PART, type createQueryClient } from '@marketplace/section-kit/host';
import type { Answer } from '../boot/readSeed';
import { writeTables } from '../boot/tables';

/**
 * What the browser needs to begin with the same as the server. When something was read is no part of it: the same answers make the
 * same page, and a header says it.
 *
 * @returns `state`, the answers of the reads; `parts`, the names of parts with code of their own
 */
export function takeAnswers(client: ReturnType<typeof createQueryClient>): { state: Answer[]; parts: string[] } {
  const answered = client
    .getQueryCache()
    .getAll()
    .filter(({ state: { status } }) => status === 'success');
  const isPart = ({ queryKey }: (typeof answered)[number]) => queryKey[0] === PAGE_PART;
  return {
    // As the page says it: `readSeed` makes rows of tables again.
    state: JSON.parse(
      JSON.stringify(
        answered.filter((query) => !isPart(query)).map(({ queryKey, state }) => [queryKey, state.data]),
        writeTables,
      ),
    ) as Answer[],
    parts: answered.filter(isPart).map(({ queryKey }) => queryKey[1] as string),
  };
}
