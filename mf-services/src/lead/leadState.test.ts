import { leadView } from '../testing/leadView';
import { isLost, leadState, type Lead } from './leadState';

const job: NonNullable<Lead['job']> = {
  hired_at: '2026-11-20T15:00:00Z',
  agreed_total_cents: null,
  first_day: null,
  last_day: null,
  company_done_at: null,
  homeowner_done_at: null,
  objections: 0,
  objected_at: null,
  objected_by: null,
  cancelled_at: null,
  completed_by: null,
};
const done = '2026-12-01T15:00:00Z';
const stateOf = (status: Lead['status'], changes: Partial<typeof job> | null = null, source: Lead['project']['source'] = 'profile') =>
  leadState({ status, job: changes && { ...job, ...changes }, source }, '2026-11-23');

test.each([
  ['sent', null, 'new'],
  ['quoted', null, 'quoted'],
  ['hired', {}, 'won'],
  ['hired', { first_day: '2026-11-24' }, 'scheduled'],
  ['hired', { first_day: '2026-11-23' }, 'inProgress'],
  ['hired', { first_day: '2026-11-23', homeowner_done_at: done }, 'yourTurn'],
  ['hired', { company_done_at: done }, 'waits'],
  ['completed', { company_done_at: done, homeowner_done_at: done }, 'completed'],
  ['expired', null, 'lost'],
] as const)('%s with %j is %s', (status, changes, expected) => expect(stateOf(status, changes)).toBe(expected));

test.each([
  ['sent', 'requested'],
  ['hired', 'confirmed'],
  ['withdrawn', 'cancelled'],
  ['expired', 'lost'],
] as const)('a booking that is %s is %s', (status, expected) => expect(stateOf(status, {}, 'fixed_price')).toBe(expected));

test('while today is not known, a first day lies ahead', () => {
  expect(leadState({ status: 'hired', job: { ...job, first_day: '2026-11-01' }, source: 'profile' }, null)).toBe('scheduled');
});

test('work without anything known of it is won', () => expect(stateOf('hired')).toBe('won'));

test.each([
  ['declined', true],
  ['withdrawn', true],
  ['expired', true],
  ['completed', false],
  ['connected', false],
] as const)('%s is lost: %s', (status, expected) => expect(isLost(leadView({ status }))).toBe(expected));
