import { seedId } from '../../seed/sql.ts';
import { callableByAll, everybody, type AttackFeature, type Expected, type Outcome } from './AttackFeature.ts';

const day = '2026-01-05';
const own = { provider_id: seedId('service 0'), day };
const other = { provider_id: seedId('service 1'), day };
const except = (outcome: Outcome, changes: Partial<Expected>): Expected => ({ ...everybody(outcome), ...changes });

export const stats: AttackFeature = {
  attempts: {
    provider_daily_stats: [
      { operation: 'select', expected: except('none', { anon: 'denied', provider: 'some', rival: 'some', staff: 'all' }) },
      { operation: 'select', target: other, expected: except('none', { anon: 'denied', rival: 'some', staff: 'some' }) },
      { operation: 'insert', values: { ...own, day: '2026-01-06', profile_views: 9999 }, expected: everybody('denied') },
      { operation: 'update', target: own, values: { profile_views: 9999 }, expected: everybody('denied') },
      { operation: 'delete', target: other, expected: everybody('denied') },
    ],
  },
  grants: ['authenticated may SELECT public.provider_daily_stats'],
  functions: [...callableByAll('count_profile_event'), 'authenticated may call public.my_report'],
  prepare: () => `
insert into public.provider_daily_stats (provider_id, day, profile_views)
  values ('${own.provider_id}', '${day}', 12), ('${other.provider_id}', '${day}', 34);
`,
};
