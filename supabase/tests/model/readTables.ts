import { users } from '../support/people.ts';
import { companies } from '../support/requests.ts';
import type { expectedTables } from './seen.ts';
import type { Clients } from './send.ts';
import { companyNames, customers } from './World.ts';

const daysAhead = (start: string) => `(${start} at time zone 'America/Regina')::date - (now() at time zone 'America/Regina')::date`;

const tables = `
  select json_build_object(
    'confirmed', p.contact_confirmed_at is not null,
    'claimed', p.requester_id is not null,
    'addressed', exists (select from public.quote_request_contacts as k where k.project_id = p.id and k.address is not null),
    'mails', (select coalesce(json_agg(o.idempotency_key), '[]') from private.outbox as o),
    'events', (select coalesce(json_object_agg(e.id, case e.provider_id when '${companies.provider}' then 'one#' else 'two#' end || e.place), '{}')
                 from (select known.id, r.provider_id, row_number() over (partition by known.request_id order by known.id) as place
                         from public.quote_request_events as known join public.quote_requests as r on r.id = known.request_id) as e),
    'places', (select coalesce(json_object_agg(m.seq, m.place), '{}')
                 from (select seq, row_number() over (partition by request_id order by seq) as place from private.messages) as m),
    'requests', (
      select json_agg(json_build_object(
               'company', case r.provider_id when '${companies.provider}' then 'one' else 'two' end,
               'status', r.status, 'connected', r.connected_at is not null,
               'events', (select json_agg(case e.kind when 'status' then e.actor || ' ' || coalesce(e.from_status, '') || '>' || e.to_status
                                                      else concat_ws(' ', e.actor, e.kind, e.detail ->> 'code') end order by e.id)
                            from public.quote_request_events as e where e.request_id = r.id),
               'quotes', (select coalesce(json_agg(q.status order by q.version), '[]') from public.quotes as q where q.request_id = r.id),
               'visits', (select coalesce(json_agg(json_build_object('id', v.id, 'status', v.status, 'place', v.place, 'revision', v.revision,
                                                             'calendar', v.calendar_id, 'noted', v.note is not null, 'picked', ${daysAhead('v.picked')},
                                                             'starts', (select json_agg(${daysAhead('s')} order by s) from unnest(v.starts) as s))
                                                    order by v.created_at, v.revision), '[]')
                            from private.visits as v where v.request_id = r.id),
               'job', (select json_build_object('said', json_build_array(j.homeowner_done_at is not null, j.company_done_at is not null),
                              'objections', j.objections, 'objected_by', j.objected_by, 'cancelled', j.cancelled_at is not null,
                              'completed_by', j.completed_by) from private.jobs as j where j.request_id = r.id),
               'messages', (select coalesce(json_agg(m.side order by m.seq), '[]') from private.messages as m where m.request_id = r.id),
               'read', (select json_build_array(count(*) filter (where m.seq <= r.homeowner_read_seq), count(*) filter (where m.seq <= r.company_read_seq))
                          from private.messages as m where m.request_id = r.id))
             order by r.provider_id)
        from public.quote_requests as r where r.project_id = p.id)) as found
    from public.projects as p where p.id = $1`;

interface Found extends ReturnType<typeof expectedTables> {
  events: Record<string, string>;
  places: Record<string, string>;
}

/** What stands in the tables about the project, with the requests, events and people in the keys of mails by name. */
export async function readTables({ database, project, requests, jobs }: Clients): Promise<ReturnType<typeof expectedTables>> {
  const [row] = await database.query<{ found: Found }>(tables, [project]);
  const { events, places, mails, ...found } = row!.found;
  const others = customers.flatMap((customer) => companyNames.map((name) => [`${customer}-${name}`, jobs[customer][name].request]));
  const names = new Map([...Object.entries(users), ...Object.entries(requests), ...others].map(([name, id]) => [id, name]));
  const rename = (key: string) => {
    const [kind, ...about] = key.split('/');
    if (kind === 'request_sent' || kind === 'project_claimed') return kind;
    const named = about.map((part) => names.get(part) ?? (kind === 'message_received' ? places[part] : events[part]) ?? part);
    return [kind, ...named].join('/');
  };
  return { ...found, mails: mails.map(rename).sort() };
}
