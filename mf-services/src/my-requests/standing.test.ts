import { myProject, myRequest } from '../testing/myProject';
import { jobView } from '../testing/projectView';
import { asStandingProject, asStandingRequest, leadingRequest, type MyRequest } from './standing';

const done = '2026-12-01T15:00:00Z';
/** Which of two requests a project is told by, whichever stands first. */
const leading = (one: Partial<MyRequest>, other: Partial<MyRequest>) => {
  const requests = [myRequest({ id: 'one', ...one }), myRequest({ id: 'other', ...other })];
  const ids = [requests, requests.toReversed()].map((order) => leadingRequest(myProject({ requests: order }))?.id);
  expect(ids[0]).toBe(ids[1]);
  return ids[0];
};

test.each<[MyRequest['status'], MyRequest['status']]>([
  ['hired', 'quoted'],
  ['quoted', 'interested'],
  ['interested', 'connected'],
  ['connected', 'viewed'],
  ['viewed', 'sent'],
  ['sent', 'draft'],
  ['draft', 'completed'],
  ['completed', 'declined'],
  ['declined', 'expired'],
  ['expired', 'withdrawn'],
])('one that is %s says more than one that is %s', (more, less) => expect(leading({ status: more }, { status: less })).toBe('one'));

test.each<[string, Partial<MyRequest>]>([
  ['has something to read', { unread: true }],
  ['offers times to pick from', { visit_open: true }],
  ['says that the work is finished', { status: 'hired', job: jobView({ company_done_at: done }) }],
])('one that %s comes before one that got further', (_what, waits) => {
  expect(leading({ status: 'withdrawn', ...waits }, { status: 'hired', job: jobView() })).toBe('one');
});

test.each<[string, Partial<MyRequest>]>([
  ['work that both finished', { status: 'hired', job: jobView({ company_done_at: done, homeowner_done_at: done }) }],
  ['work that only the person finished', { status: 'hired', job: jobView({ homeowner_done_at: done }) }],
  ['what was finished on a request that is no job', { status: 'quoted', job: jobView({ company_done_at: done }) }],
])('%s waits for nobody', (_what, request) => {
  expect(leading({ status: 'sent', unread: true }, request)).toBe('one');
});

test('a project without requests is told by none, and keeps the order of those it has', () => {
  expect(leadingRequest(myProject({ requests: [] }))).toBeUndefined();
  const project = myProject({ requests: [myRequest({ id: 'a' }), myRequest({ id: 'b', status: 'quoted' })] });
  leadingRequest(project);
  expect(project.requests.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a booking is told with what was booked, all else without', () => {
  const details = { total_cents: 9900 } as never;
  const booked = asStandingProject(myProject({ source: 'fixed_price', details, held_until: done, confirmed: false }));
  expect(booked).toEqual({ project: { source: 'fixed_price', details, held_until: done }, contact: { confirmed: false } });
  expect(asStandingProject(myProject({ source: 'fixed_price' }))).toEqual({ project: { source: 'project' }, contact: { confirmed: true } });
  expect(asStandingProject(myProject({ source: 'card', details }))).toEqual({ project: { source: 'card' }, contact: { confirmed: true } });
});

test('a request is told with the state of its quote', () => {
  expect(asStandingRequest(myRequest({ quote_status: 'sent' }))).toMatchObject({ id: 'r1', quote: { status: 'sent' } });
  expect(asStandingRequest(myRequest())).toMatchObject({ quote: null });
});
