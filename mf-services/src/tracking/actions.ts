import type { RequestView } from './ProjectView';
import type { RequestStatus } from './statusMessages';

/** What a homeowner can do with a request, as the state it leads to. */
export type HomeownerAction = 'connected' | 'hired' | 'withdrawn';

/** The homeowner's part of the transitions the database enforces. */
const possible: Readonly<Partial<Record<RequestStatus, readonly HomeownerAction[]>>> = {
  draft: ['withdrawn'],
  sent: ['withdrawn'],
  viewed: ['withdrawn'],
  interested: ['connected', 'withdrawn'],
  quoted: ['hired', 'connected', 'withdrawn'],
  connected: ['hired', 'withdrawn'],
};

/** Whether the only offer has run out: it can be replaced, but no longer accepted. */
export const hasRunOut = ({ status, quote }: Pick<RequestView, 'status'> & { quote: { status: string } | null }): boolean =>
  status === 'quoted' && quote?.status === 'expired';

/** @returns what the state allows, the most useful first; contact details that a company has are not offered again */
export function actionsFor(request: Pick<RequestView, 'status' | 'quote' | 'connected_at'>): readonly HomeownerAction[] {
  const isFutile: Readonly<Record<HomeownerAction, boolean>> = {
    // A visit that was picked shares them too, and a quote that follows leads back to `quoted`.
    connected: request.connected_at !== null,
    hired: hasRunOut(request),
    withdrawn: false,
  };
  return (possible[request.status] ?? []).filter((action) => !isFutile[action]);
}

/** What the database does only for somebody whose address is confirmed. */
export const isBinding = (action: HomeownerAction): boolean => action !== 'withdrawn';

/** Whether a request can lead to nothing any more. */
export const isOver = ({ status }: Pick<RequestView, 'status'>): boolean => ['declined', 'withdrawn', 'expired'].includes(status);
