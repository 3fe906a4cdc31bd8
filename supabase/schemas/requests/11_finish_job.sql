-- Saying that the work is finished, and saying that it is not.

-- A mail to the homeowner about a request that is not about one of its events, once for each key.
create function private.mail_requester(request public.quote_requests, kind text, key text, extra jsonb default '{}') returns void
language sql volatile set search_path = '' as $$
  select private.enqueue_mail(
           mail_requester.key, mail_requester.kind, k.email, p.locale,
           jsonb_build_object('service', private.mailed_service(p, c, p.locale), 'provider', c.trade_name, 'link', private.mail_link(p)) || extra)
    from public.projects as p
    join public.quote_request_contacts as k on k.project_id = p.id
    join public.providers as c on c.id = (mail_requester.request).provider_id
   where p.id = (mail_requester.request).project_id
$$;

-- Ends the work of a locked request: by whom it is finished, and who made it so. The company hears it unless it was the one; the
-- homeowner is asked how it was.
create function private.complete_job(request public.quote_requests, completed_by text, actor text, note text default null) returns void
language plpgsql volatile set search_path = '' as $$
declare
  event_id bigint;
begin
  update private.jobs as j set completed_by = complete_job.completed_by where j.request_id = request.id;
  perform private.transition_request(request.id, 'completed', complete_job.actor, complete_job.note, quiet => true);
  select max(e.id) into event_id from public.quote_request_events as e where e.request_id = request.id;
  if complete_job.actor <> 'provider' then
    perform private.mail_provider(request, 'lead_update', '{"status":"completed"}', event_id);
  end if;
  perform private.mail_requester(request, 'review_invite', format('review_invite/%s', request.id));
end
$$;

-- Says for the caller's side that the work is finished: { status, job }. When both say so it is completed; until then the other side
-- is told and has 7 days (the homeowner) or 14 days (the company) to answer. Who objected and says it now takes the objection back. The
-- same again is the same answer.
-- Raises PT404 and PT403 as private.job_side, PT409 when no work is under way, and with 'objection' in detail within 24 hours of
-- the other side's objection.
create function public.finish_job(request_id uuid, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request constant public.quote_requests := private.lock_request(finish_job.request_id);
  side constant text := private.job_side(request, finish_job.token);
  j private.jobs;
  event_id bigint;
begin
  select * into j from private.jobs as known where known.request_id = request.id;
  if request.status = 'completed' or (request.status = 'hired'
       and (case side when 'homeowner' then j.homeowner_done_at else j.company_done_at end) is not null) then
    return private.job_answer(request.id);
  end if;
  perform private.require_job(request);
  if j.objected_by <> side and j.objected_at > now() - interval '24 hours' then
    raise exception using errcode = 'PT409', message = 'The other side said less than 24 hours ago that it is not finished', detail = 'objection',
      hint = 'Do what is missing, or talk about it; then say it again tomorrow.';
  end if;
  update private.jobs as known
     set company_done_at = case side when 'provider' then now() else known.company_done_at end,
         homeowner_done_at = case side when 'homeowner' then now() else known.homeowner_done_at end,
         objected_at = case when known.objected_by <> side then known.objected_at end,
         objected_by = nullif(known.objected_by, side)
   where known.request_id = request.id returning * into j;
  if j.company_done_at is not null and j.homeowner_done_at is not null then
    perform private.complete_job(request, 'both', side);
    return private.job_answer(request.id);
  end if;
  event_id := private.add_event(request.id, side, 'work', '{"code":"finished"}');
  if side = 'homeowner' then
    perform private.mail_provider(request, 'finish_claimed', '{"to":"provider"}', event_id);
  else
    perform private.mail_requester(request, 'finish_claimed', format('finish_claimed/%s', event_id));
  end if;
  return private.job_answer(request.id);
end
$$;

-- Says that work which the other side calls finished is not, with what is missing: { status, job }. Both sides read the note, silence
-- no longer completes the work, and the other side may say it again after 24 hours. The second objection opens a dispute, which the staff
-- settles. A company that is not approved may object too. The same again is the same answer.
-- Raises PT404 and PT403 as private.job_side, PT409 when nobody says that the work is finished, PT422 on 'note'.
create function public.object_to_finish(request_id uuid, note text, token text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  request constant public.quote_requests := private.lock_request(object_to_finish.request_id);
  side constant text := private.job_side(request, object_to_finish.token, suspended => true);
  words constant text := private.clean_text(object_to_finish.note, 500, 'note', 'The note', true);
  j private.jobs;
  event_id bigint;
begin
  select * into j from private.jobs as known where known.request_id = request.id;
  if request.status = 'hired' and j.objected_by = side and num_nonnulls(j.company_done_at, j.homeowner_done_at) = 0 then
    return private.job_answer(request.id);
  end if;
  perform private.require_job(request);
  if (case side when 'homeowner' then j.company_done_at else j.homeowner_done_at end) is null then
    raise exception using errcode = 'PT409', message = 'Nobody has said that the work is finished', hint = 'Reload to see where it stands now.';
  elsif coalesce(length(words), 0) < 3 then
    perform private.refuse('note', 'You haven’t said what is missing', 'Say in a sentence what is missing.');
  end if;
  update private.jobs as known
     set company_done_at = null, homeowner_done_at = null, objections = known.objections + 1, objected_at = now(), objected_by = side
   where known.request_id = request.id returning * into j;
  event_id := private.add_event(request.id, side, 'work',
    jsonb_build_object('code', case when j.objections >= 2 then 'disputed' else 'objected' end), words);
  if side = 'homeowner' then
    perform private.mail_provider(request, 'lead_update', '{"status":"objected"}', event_id);
  else
    perform private.mail_homeowner(request, event_id, '{"status":"objected"}');
  end if;
  return private.job_answer(request.id);
end
$$;

revoke execute on function private.mail_requester(public.quote_requests, text, text, jsonb),
  private.complete_job(public.quote_requests, text, text, text), public.finish_job(uuid, text), public.object_to_finish(uuid, text, text)
  from public, anon, authenticated;
grant execute on function public.finish_job(uuid, text), public.object_to_finish(uuid, text, text) to anon, authenticated, service_role;
