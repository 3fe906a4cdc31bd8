import { companies } from '../support/requests.ts';
import type { TestDatabase } from '../support/testDatabase.ts';
import type { expectedReviews } from './seenReviews.ts';

const tables = `
  select json_object_agg(case c.id when '${companies.provider}' then 'one' else 'two' end, json_build_object(
           'reviews', (select coalesce(json_agg(json_build_object('id', v.id, 'rating', v.rating, 'status', v.status, 'hold', v.hold,
                                                                  'proof', v.proof, 'counted', v.published_at is not null,
                                                                  'reason', v.reason, 'answer', v.answer, 'reply', r.body,
                                                                  'reports', (select count(*) from public.reports as t
                                                                               where t.target_id = v.id and t.status = 'open'),
                                                                  'erased', v.body is null) order by v.id), '[]')
                         from public.reviews as v left join public.review_replies as r on r.review_id = v.id where v.provider_id = c.id),
           'log', (select coalesce(json_agg(l.event || ' ' || l.review_id order by l.seq), '[]')
                     from public.review_log as l where l.provider_id = c.id),
           'shown', (select json_build_object('rating', s.rating, 'review_count', s.review_count) from public.services as s where s.id = c.id)))
         as found
    from public.providers as c where c.id in ('${companies.provider}', '${companies.rival}')`;

/** What stands in the tables about the reviews of both companies. */
export async function readReviews(database: TestDatabase): Promise<ReturnType<typeof expectedReviews>> {
  const [row] = await database.query<{ found: ReturnType<typeof expectedReviews> }>(tables);
  return row!.found;
}
