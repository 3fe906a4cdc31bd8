import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../host/createQueryClient';
import { lossOf } from './lossOf';
import { PAGE_PART } from '../data/pagePart';
import { LATE_PART } from '../data/useLatePart';

const code: readonly unknown[] = [LATE_PART, PAGE_PART];
const losses = new Set<string>();

/** @returns what queries kept since the last call that a page could not bring along from the server; it is then forgotten */
export function takeLosses(): string[] {
  const found = [...losses];
  losses.clear();
  return found;
}

// Whatever a query throws becomes its error, which the page under test shows in its own words; so the test fails after it.
afterEach(() => {
  const found = takeLosses();
  if (found.length > 0) throw new Error(found.join('\n'));
});

/**
 * The client as the shell creates it. A test in which a query keeps data that JSON cannot carry fails: the server sends such
 * data along with the page, and the browser would go on with something else.
 */
export function createTestQueryClient(): QueryClient {
  const client = createQueryClient();
  client.getQueryCache().subscribe((event) => {
    const { queryKey, state } = event.query;
    const isNew = event.type === 'updated' && event.action.type === 'success';
    if (!isNew || code.includes(queryKey[0])) return;
    const loss = lossOf(state.data);
    if (loss)
      losses.add(
        `The query ${JSON.stringify(queryKey)} keeps what JSON cannot carry: ${loss}. Keep the answer as it came and make the rest of it in "select"; fetch code with useLatePart or usePagePart.`,
      );
  });
  return client;
}
