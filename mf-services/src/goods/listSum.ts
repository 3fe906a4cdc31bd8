import type { RequestView } from '../tracking/ProjectView';

/** What the amount of a part of a list stands for. */
export type SumKind = 'listed' | 'undelivered' | 'quoted' | 'unregistered' | 'accepted' | 'agreed' | 'over';

/** One part of a list: whoever supplies it, and what it comes to there. */
export interface SumRow {
  lot: number;
  vendor: string;
  kind: SumKind;
  /** `null` where nobody supplies it. */
  cents: number | null;
}

const isGiven = ({ status }: RequestView) => status === 'hired' || status === 'completed';
const isOver = ({ status }: RequestView) => ['declined', 'withdrawn', 'expired'].includes(status);
const offered = ({ quote }: RequestView) => (quote?.status === 'sent' ? quote.total_cents : null);

/** The request that a part is told by: the one that was accepted, else the lowest offer, else the first that may still answer. */
function leadingOf(requests: readonly RequestView[]): RequestView {
  const open = requests.filter((request) => !isOver(request));
  const lowest = open.filter((request) => offered(request) !== null).sort((a, b) => offered(a)! - offered(b)!)[0];
  return requests.find(isGiven) ?? lowest ?? open[0] ?? requests[0]!;
}

function rowOf(lot: number, request: RequestView): SumRow {
  const { goods, quote, job, provider } = request;
  const of = (kind: SumKind, cents: number | null): SumRow => ({ lot, vendor: provider.name, kind, cents });
  const listed = goods?.total_cents ?? null;
  if (isOver(request)) return of('over', null);
  if (isGiven(request)) {
    const agreed = job?.agreed_total_cents ?? quote?.accepted?.total_cents ?? null;
    return agreed === null ? of('agreed', listed) : of('accepted', agreed);
  }
  if (quote?.status === 'sent') return of(quote.registered === false ? 'unregistered' : 'quoted', quote.total_cents);
  return of(goods?.delivery_cents === null ? 'undelivered' : 'listed', listed);
}

/**
 * What the parts of a list come to, each counted once: by its quote where there is one, else by the list prices it was sent with.
 *
 * @param requests of one project
 */
export function listSum(requests: readonly RequestView[]): { rows: SumRow[]; totalCents: number; isDelivered: boolean } {
  const lots = [...new Set(requests.flatMap(({ lot }) => lot ?? []))].sort((a, b) => a - b);
  const rows = lots.map((lot) => rowOf(lot, leadingOf(requests.filter((request) => request.lot === lot))));
  return {
    rows,
    totalCents: rows.reduce((sum, { cents }) => sum + (cents ?? 0), 0),
    isDelivered: rows.every(({ kind }) => kind !== 'undelivered'),
  };
}
