import { deviceStore } from '@marketplace/section-kit';
import { fetchRevision } from './fetchRevision';

/** The revision this tab was reloaded for. */
const reloadedFor = deviceStore<number | null>({
  key: 'shell.reloaded',
  version: 1,
  storage: 'session',
  schema: (stored) => (typeof stored === 'number' ? stored : undefined),
  empty: null,
});

/**
 * For a page whose files did not come: where the environment runs another revision by now, they may be gone, and the page is loaded
 * anew, once for a revision. What was typed into a form is on the device and comes back.
 *
 * @param revision of the registry that the page runs
 */
export async function reloadWhenStale(revision: number, reload: () => void): Promise<void> {
  const now = await fetchRevision();
  if (now === null || now === revision || now === reloadedFor.read()) return;
  reloadedFor.write(now);
  reload();
}
