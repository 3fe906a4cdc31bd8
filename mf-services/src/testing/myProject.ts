import type { MyProject } from '../my-requests/readMyRequests';

/** A request to a company as `my_projects` answers it: sent, and nothing has happened since. */
export const myRequest = (part: Partial<MyProject['requests'][number]> = {}): MyProject['requests'][number] => ({
  id: 'r1',
  status: 'sent',
  reason: null,
  connected_at: null,
  provider: { id: 'p1', name: 'Maple Ridge Roofing', reachable: true },
  job: null,
  visit_open: false,
  unread: false,
  quote_status: null,
  quote_total_cents: null,
  quote_registered: null,
  ...part,
});

/** A project of an account as `my_projects` answers it. */
export const myProject = (part: Partial<MyProject> = {}): MyProject => ({
  id: 'project-1',
  service_name: 'New roof',
  category: 'Roofing',
  source: 'profile',
  created_at: '2026-11-18T15:00:00Z',
  details: null,
  held_until: null,
  confirmed: true,
  requests: [myRequest()],
  ...part,
});
