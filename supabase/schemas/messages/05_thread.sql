-- Reading the conversation about a request. Pages ask every few seconds, so an answer without news is small and costs little.

-- As which side the caller reads a request: the homeowner by account or by the token of a private link, else any member of its
-- company, also of one that is not approved; null for anybody else.
create function private.reading_side(request public.quote_requests, token text) returns text
language sql stable set search_path = '' as $$
  select case when private.is_requester((request).project_id, reading_side.token) then 'homeowner'
              when (request).sent_at is not null and (request).provider_id in (select private.my_providers()) then 'provider' end
$$;

-- The conversation about a request: { side, status, open, writable, events, read_seq, seen, messages, older }. `messages` are the newest 50
-- that are newer than after_seq and older than before_seq, in order, and `older` says whether there are more of these. `open`:
-- contact details are shown; `events`: how many steps the timeline has; `read_seq`: how far this side has read; `seen`: the last
-- own message that the other side saw, { seq, at }.
-- Null for anybody but the two sides. Members of a company that is not approved read, with contact details hidden and without pictures.
create function public.thread(request_id uuid, after_seq bigint default 0, before_seq bigint default null, token text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  request public.quote_requests;
  my_side text;
  pictured boolean;
  open boolean;
  writable boolean;
begin
  select * into request from public.quote_requests as r where r.id = thread.request_id;
  my_side := private.reading_side(request, thread.token);
  if my_side is null then
    return null;
  end if;
  pictured := my_side = 'homeowner' or request.provider_id in (select private.acting_providers());
  open := request.connected_at is not null and pictured;
  writable := private.takes_messages(request)
              and (my_side = 'homeowner' or request.provider_id in (select private.acting_providers('{owner,manager}')));
  return (
    with page as (
      select m, row_number() over (order by m.seq desc) as place
        from private.messages as m
       where m.request_id = request.id and m.seq > coalesce(thread.after_seq, 0)
         and (thread.before_seq is null or m.seq < thread.before_seq)
       order by m.seq desc limit 51)
    select jsonb_build_object(
             'side', my_side, 'status', request.status, 'open', open, 'writable', writable,
             'events', (select count(*) from public.quote_request_events as e where e.request_id = request.id),
             'read_seq', case my_side when 'homeowner' then request.homeowner_read_seq else request.company_read_seq end,
             'seen', (select jsonb_build_object('seq', m.seq, 'at', m.seen_at) from private.messages as m
                       where m.request_id = request.id and m.side = my_side and m.seen_at is not null order by m.seq desc limit 1),
             'messages', coalesce(jsonb_agg(private.message_json(page.m, open, pictured) order by page.place desc) filter (where page.place <= 50), '[]'),
             'older', count(*) > 50)
      from page);
end
$$;

-- Notes that the caller's side has read up to a message, and takes back the mail about it. Returns how far it has read; less than
-- before changes nothing, and so does a look of somebody who may not answer for the company. Raises PT404 for a request of others.
create function public.mark_read(request_id uuid, seq bigint, token text default null) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  request public.quote_requests := private.lock_request(mark_read.request_id);
  my_side constant text := private.reading_side(request, mark_read.token);
  before constant bigint := case my_side when 'homeowner' then request.homeowner_read_seq else request.company_read_seq end;
  reached bigint;
begin
  if my_side is null then
    raise exception using errcode = 'PT404', message = 'There is no such request', hint = 'Open it again from your requests.';
  elsif my_side = 'provider' and request.provider_id not in (select private.acting_providers('{owner,manager}')) then
    return before;
  end if;
  select max(m.seq) into reached from private.messages as m where m.request_id = request.id and m.seq <= mark_read.seq;
  if coalesce(reached, 0) <= before then
    return before;
  end if;
  perform private.drop_message_mails(request, my_side);
  update private.messages as m set seen_at = now()
   where m.request_id = request.id and m.side <> my_side and m.seq <= reached and m.seen_at is null;
  update public.quote_requests as r
     set homeowner_read_seq = case my_side when 'homeowner' then reached else r.homeowner_read_seq end,
         company_read_seq = case my_side when 'provider' then reached else r.company_read_seq end
   where r.id = request.id returning * into request;
  -- What came in meanwhile is still unread.
  perform private.mail_messages(request, my_side);
  return reached;
end
$$;

revoke execute on function private.reading_side(public.quote_requests, text), public.thread(uuid, bigint, bigint, text),
  public.mark_read(uuid, bigint, text) from public, anon, authenticated;
grant execute on function public.thread(uuid, bigint, bigint, text), public.mark_read(uuid, bigint, text) to anon, authenticated, service_role;
