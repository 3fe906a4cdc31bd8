import assert from 'node:assert/strict';
import type { TestDatabase } from '../support/testDatabase.ts';

/** What always holds, each as a query for what breaks it. */
const broken: Readonly<Record<string, string>> = {
  'each change of a state is one event, from the state before, by the table of moves': `
    select e.request_id, e.from_status, e.to_status
      from (select known.*, lag(known.to_status, 1, 'draft') over (partition by known.request_id order by known.id) as before
              from public.quote_request_events as known) as e
     where e.from_status is distinct from e.before
        or (e.kind = 'status') <> (e.from_status <> e.to_status)
        or (e.kind = 'status' and not exists (select from private.quote_transitions as t
              where (t.from_status, t.to_status, t.actor) = (e.from_status, e.to_status, e.actor)))`,
  'the timeline ends where the request stands': `
    select r.id from public.quote_requests as r
     where r.status is distinct from (select e.to_status from public.quote_request_events as e where e.request_id = r.id order by e.id desc limit 1)`,
  'a contact is shared by the homeowner alone, and stays so': `
    select r.id from public.quote_requests as r
     where (r.connected_at is not null) <> exists (
       select from public.quote_request_events as e where e.request_id = r.id and e.actor = 'homeowner' and e.to_status in ('connected', 'hired'))`,
  'one draft and one standing offer at most': `
    select request_id from public.quotes group by request_id
    having count(*) filter (where status = 'draft') > 1 or count(*) filter (where status in ('sent', 'accepted')) > 1`,
  'an agreed total is what the lines come to': `
    select q.id from public.quotes as q
     where q.accepted is not null and (q.accepted ->> 'total_cents')::bigint <> (private.total_with_options(q,
             array(select jsonb_array_elements_text(q.accepted -> 'options')::smallint)) ->> 'total_cents')::bigint`,
  'a quote is accepted where its company is hired, and no offer outlives its request': `
    select r.id from public.quote_requests as r join public.quotes as q on q.request_id = r.id
     where (q.status = 'accepted' and r.status not in ('hired', 'completed'))
        or (q.status = 'sent' and r.status not in ('quoted', 'connected'))`,
  'one hire in a project or each of its lots, and a job for each': `
    select r.project_id from public.quote_requests as r left join private.jobs as j on j.request_id = r.id group by r.project_id, r.lot
    having count(*) filter (where r.status in ('hired', 'completed')) > 1 or bool_or(r.status in ('hired', 'completed') and j.request_id is null)`,
  'nothing binds who did not confirm': `
    select r.id from public.quote_requests as r where r.connected_at is not null and not private.is_confirmed(r.project_id)`,
  'work is finished by both, by silence or by the staff': `
    select j.request_id from private.jobs as j join public.quote_requests as r on r.id = j.request_id
     where (r.status = 'completed') <> (j.completed_by is not null)
        or (j.completed_by = 'both' and num_nulls(j.company_done_at, j.homeowner_done_at) > 0)
        or (j.completed_by = 'silence_homeowner' and (j.objected_at is not null or j.company_done_at is null or j.company_done_at > r.updated_at - interval '7 days'))
        or (j.completed_by = 'silence_company' and (j.objected_at is not null or j.homeowner_done_at is null or j.homeowner_done_at > r.updated_at - interval '14 days'))
        or (j.completed_by = 'staff' and not exists (select from private.staff_decisions as d
              where d.target_kind = 'dispute' and d.target_id = r.id and d.decision = 'completed'))`,
  'a review is in the log since it counted, as it stands, and not without work': `
    select v.id from public.reviews as v
      left join lateral (select l.event from public.review_log as l where l.review_id = v.id order by l.seq desc limit 1) as last on true
     where (v.published_at is not null) <> (last.event is not null)
        or (v.status = 'published') <> coalesce(last.event <> 'remove', false)
        or not exists (select from public.quote_requests as r
                        where (r.id, r.provider_id) = (v.request_id, v.provider_id) and r.status = 'completed')`,
  'a review waits or is refused for a reason alone, and the staff said what keeps it away': `
    select v.id from public.reviews as v
     where (v.status in ('held', 'refused') and v.hold = '{}')
        or (v.status in ('refused', 'removed') and not exists (
              select from private.staff_decisions as d
               where d.target_kind = 'review' and d.target_id = v.id and d.decision in ('refuse', 'remove', 'erase')))`,
  'a rating is a recount of the reviews that count': `
    select s.id from public.services as s
      cross join lateral (select round(avg(v.rating), 1) as rating, count(*) as reviews
                            from public.reviews as v where v.provider_id = s.id and v.status = 'published') as recount
     where (s.rating, s.review_count) is distinct from (recount.rating, recount.reviews)`,
  'one open visit, and no time that was not offered': `
    select v.request_id from private.visits as v group by v.request_id
    having count(*) filter (where v.status = 'open') > 1 or bool_or(v.picked <> all (v.starts))`,
  'no visit was offered or agreed on for a time that was over': `
    select v.id::text from private.visits as v where v.created_at >= any (v.starts)
    union all
    select e.id::text from public.quote_request_events as e
     where e.kind = 'visit' and e.detail ->> 'code' = 'picked' and (e.detail ->> 'start')::timestamptz <= e.at`,
  'nobody comes for a request that has ended': `
    select v.id from private.visits as v join public.quote_requests as r on r.id = v.request_id
     where r.status in ('completed', 'declined', 'withdrawn', 'expired') and (v.status = 'open' or (v.status = 'picked' and v.picked > now()))`,
  'who agreed on a visit has shown how to be reached, and where when it is at the home': `
    select v.id from private.visits as v join public.quote_requests as r on r.id = v.request_id
      join public.quote_request_contacts as k on k.project_id = r.project_id
     where v.picked is not null and (r.connected_at is null or (v.place = 'site' and k.address is null))`,
  'an entry of a calendar is one visit that stands': `
    select v.calendar_id from private.visits as v group by v.calendar_id
    having count(*) filter (where v.status = 'open' or (v.status = 'picked' and v.picked > now())) > 1 or count(distinct v.revision) < count(*)`,
  'a message is of the side that wrote it': `
    select m.id from private.messages as m join public.quote_requests as r on r.id = m.request_id
     where (m.side = 'provider') <> exists (select from public.provider_members as p where p.provider_id = r.provider_id and p.user_id = m.sender_id)`,
  'nobody reads further than was written': `
    select r.id from public.quote_requests as r
     where greatest(r.homeowner_read_seq, r.company_read_seq) > coalesce(r.last_message_seq, 0)`,
  'every company with people has an owner': `
    select provider_id from public.provider_members group by provider_id having not bool_or(role = 'owner')`,
  'staff decides about nobody it belongs to': `
    select d.id from private.staff_decisions as d
      left join public.reviews as v on d.target_kind = 'review' and v.id = d.target_id
      join public.provider_members as m on m.user_id = d.staff_id and m.provider_id in (d.target_id, v.provider_id)`,
};

/** Asserts what always holds, whatever was done. */
export async function assertInvariants(database: TestDatabase): Promise<void> {
  for (const [what, query] of Object.entries(broken)) assert.deepEqual(await database.query(query), [], what);
}
