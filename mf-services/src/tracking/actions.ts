import type { RequestStatus } from './statusMessages';

/** What a homeowner can do with a request, as the state it leads to. */
export type HomeownerAction = 'connected' | 'hired' | 'completed' | 'withdrawn';

/** The homeowner's part of the transitions the database enforces. */
const possible: Readonly<Partial<Record<RequestStatus, readonly HomeownerAction[]>>> = {
  draft: ['withdrawn'],
  sent: ['withdrawn'],
  viewed: ['withdrawn'],
  interested: ['connected', 'withdrawn'],
  quoted: ['hired', 'connected', 'withdrawn'],
  connected: ['hired', 'withdrawn'],
  hired: ['completed'],
};

/** @returns what the state allows, the most useful first */
export function actionsFor(status: RequestStatus): readonly HomeownerAction[] {
  return possible[status] ?? [];
}
