-- What kind of data a column holds stands in its comment, 'class: contact', and a test fails for a column without one. Export,
-- deletion and docs/data-map.md follow from it.

create table private.data_classes (
  class text primary key,
  meaning text not null,
  -- Says something about a person.
  personal boolean not null,
  -- Goes when a row is kept but nobody may know any more whose it was.
  erased boolean not null,
  -- Handed to the person who asks for a copy.
  exported boolean not null,
  -- May be said of a table at once. Personal data is named column by column.
  whole_tables boolean not null,
  check (erased <= personal),
  check (not (personal and whole_tables))
);
insert into private.data_classes (class, meaning, personal, erased, exported, whole_tables) values
  ('identity', 'who somebody is: a name, an account', true, true, true, false),
  ('contact', 'how to reach somebody', true, true, true, false),
  ('address', 'where somebody lives', true, true, true, false),
  ('content', 'what somebody wrote, asked for or chose', true, true, true, false),
  ('photo', 'a picture somebody sent', true, true, true, false),
  ('secret', 'what opens somebody’s data: the hash of a private link, a key', true, true, false, false),
  ('consent', 'proof of what somebody agreed to', true, false, true, false),
  ('record', 'ids, states, days and amounts, which say nothing about a person once the rest is gone', false, false, true, false),
  ('company', 'what a company publishes, and what was checked about it', false, false, true, true),
  ('reference', 'the same for everybody', false, false, false, true),
  ('technical', 'what the machine counts, plans or derives', false, false, false, true);
alter table private.data_classes enable row level security;
revoke all on private.data_classes from public, anon, authenticated;

-- Notes the class of columns, given as 'name email', or of every column of a table that no other class is noted for.
create procedure private.classify(classified regclass, class text, columns text default null)
language plpgsql set search_path = '' as $$
declare
  col text;
begin
  if not exists (select from private.data_classes as c where c.class = classify.class and (c.whole_tables or columns is not null)) then
    raise exception using errcode = '22023', message = format('%s is no class for %s', class, coalesce(columns, 'a whole table')),
      hint = 'Choose one of private.data_classes; personal data is named column by column.';
  elsif columns is null then
    execute format('comment on table %s is %L', classified, 'class: ' || class);
  end if;
  foreach col in array coalesce(string_to_array(columns, ' '), '{}') loop
    execute format('comment on column %s.%I is %L', classified, col, 'class: ' || class);
  end loop;
end
$$;

-- The class of every column of ours; null where none is noted.
create function private.column_classes() returns table (table_name regclass, column_name name, place smallint, class text)
language sql stable set search_path = '' as $$
  select t.oid::regclass, a.attname, a.attnum,
         (regexp_match(coalesce(col_description(t.oid, a.attnum), obj_description(t.oid, 'pg_class')), '^class: (\w+)$'))[1]
    from pg_catalog.pg_class as t
    join pg_catalog.pg_attribute as a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
   where t.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and t.relkind in ('r', 'p')
$$;

revoke execute on procedure private.classify(regclass, text, text) from public, anon, authenticated;
revoke execute on function private.column_classes() from public, anon, authenticated;

call private.classify('private.data_classes', 'reference');

call private.classify('private.rate_limits', 'technical');
call private.classify('private.outbox', 'contact', 'recipient');
call private.classify('private.outbox', 'content', 'data last_error');
call private.classify('private.outbox', 'technical', 'id idempotency_key kind locale created_at attempts next_attempt_at sent_at claimed_until');
call private.classify('public.profiles', 'identity', 'user_id display_name');
call private.classify('public.profiles', 'record', 'locale created_at');
call private.classify('public.favourites', 'identity', 'user_id');
call private.classify('public.favourites', 'content', 'kind target_id');
call private.classify('public.favourites', 'record', 'created_at');
call private.classify('public.tax_rates', 'reference');
call private.classify('public.categories', 'reference');
call private.classify('public.category_texts', 'reference');
call private.classify('public.category_trades', 'reference');
call private.classify('public.services', 'company');
call private.classify('private.staff', 'identity', 'user_id');
call private.classify('private.staff', 'record', 'role granted_at');
call private.classify('public.providers', 'company');
call private.classify('public.provider_private', 'identity', 'legal_name');
call private.classify('public.provider_private', 'contact', 'billing_email');
call private.classify('public.provider_private', 'record', 'provider_id business_number gst_number qst_number');
call private.classify('public.provider_members', 'identity', 'user_id');
call private.classify('public.provider_members', 'record', 'provider_id role');
call private.classify('public.provider_services', 'company');
call private.classify('public.provider_areas', 'company');
call private.classify('public.portfolio_items', 'company');
call private.classify('public.provider_testimonials', 'company');
call private.classify('public.credentials', 'company');
call private.classify('public.provider_rating_base', 'company');
call private.classify('public.plans', 'reference');
call private.classify('public.subscriptions', 'company');
call private.classify('private.trade_licences', 'reference');
call private.classify('private.service_counts', 'technical');
call private.classify('private.service_search', 'technical');
call private.classify('public.fsa_centroids', 'reference');
call private.classify('private.location_counts', 'technical');
call private.classify('private.search_words', 'technical');
call private.classify('private.search_synonyms', 'reference');
call private.classify('public.projects', 'identity', 'requester_id');
call private.classify('public.projects', 'content', 'service_name description timing start_on budget_min_cents budget_max_cents details');
call private.classify('public.projects', 'address', 'postal_code');
call private.classify('public.projects', 'record', 'id category province locale source photo_count created_at');
call private.classify('private.project_secrets', 'secret', 'token_hash upload_key');
call private.classify('private.project_secrets', 'record', 'project_id');
call private.classify('public.quote_requests', 'record', 'id project_id provider_id status sent_at first_reply_at connected_at created_at updated_at');
call private.classify('public.quote_request_contacts', 'identity', 'name');
call private.classify('public.quote_request_contacts', 'contact', 'email phone preferred');
call private.classify('public.quote_request_contacts', 'record', 'project_id');
call private.classify('public.quote_request_events', 'content', 'note');
call private.classify('public.quote_request_events', 'record', 'id request_id actor from_status to_status at');
call private.classify('private.quote_transitions', 'reference');
call private.classify('public.quotes', 'content', 'warranty inclusions exclusions');
call private.classify('public.quotes', 'record', 'id request_id provider_id version status province subtotal_cents tax total_cents deposit_cents valid_until start_on duration_days permit_by created_at sent_at');
call private.classify('public.quote_lines', 'content', 'description');
call private.classify('public.quote_lines', 'record', 'quote_id position kind qty unit unit_cents taxable cents');
call private.classify('private.request_photos', 'photo', 'name file');
call private.classify('private.request_photos', 'record', 'project_id n created_at');
call private.classify('public.reviews', 'identity', 'author');
call private.classify('public.reviews', 'content', 'body');
call private.classify('public.reviews', 'secret', 'salt');
call private.classify('public.reviews', 'record', 'id request_id provider_id rating on_time on_budget tidy locale status reason created_at');
call private.classify('public.review_log', 'record', 'provider_id seq event review_id rating body_hash reason at prev_hash hash');
call private.classify('public.review_replies', 'content', 'body');
call private.classify('public.review_replies', 'record', 'review_id provider_id created_at');
call private.classify('public.reports', 'identity', 'reporter_id');
call private.classify('public.reports', 'content', 'body');
call private.classify('public.reports', 'record', 'id target_kind target_id reason status created_at closed_at');
call private.classify('private.review_decisions', 'identity', 'staff_id');
call private.classify('private.review_decisions', 'record', 'id review_id event reason at');
call private.classify('public.fixed_price_services', 'reference');
call private.classify('public.fixed_price_items', 'reference');
call private.classify('private.fixed_price_teams', 'company');
call private.classify('private.fixed_price_bookings', 'record', 'project_id provider_id day part released_at');
call private.classify('public.materials', 'company');
call private.classify('public.price_history', 'company');
call private.classify('private.sample_prices', 'reference');
call private.classify('public.delivery_rules', 'company');
call private.classify('private.material_search', 'technical');
call private.classify('private.material_counts', 'technical');
call private.classify('private.material_choices', 'technical');
call private.classify('private.material_facets', 'technical');
call private.classify('public.project_lists', 'identity', 'user_id');
call private.classify('public.project_lists', 'address', 'postal_code');
call private.classify('public.project_lists', 'record', 'id province place_edited_at created_at updated_at');
call private.classify('private.project_list_secrets', 'secret', 'key_hash share_hash');
call private.classify('private.project_list_secrets', 'record', 'list_id');
call private.classify('public.project_list_items', 'content', 'ref quantity room note name unit price_cents vendor_id vendor_name image final_sale');
call private.classify('public.project_list_items', 'record', 'list_id id removed added_at edited_at');
call private.classify('public.deals', 'company');
call private.classify('public.contact_messages', 'identity', 'first_name last_name');
call private.classify('public.contact_messages', 'contact', 'email phone');
call private.classify('public.contact_messages', 'content', 'subject message');
call private.classify('public.contact_messages', 'record', 'id reference locale status created_at');
call private.classify('public.applications', 'identity', 'user_id company contact_name');
call private.classify('public.applications', 'contact', 'email phone website');
call private.classify('public.applications', 'address', 'city');
call private.classify('public.applications', 'content', 'speciality message');
call private.classify('public.applications', 'record', 'id reference kind plan province locale status created_at moved_at');
call private.classify('public.demo_requests', 'identity', 'name company');
call private.classify('public.demo_requests', 'contact', 'email phone');
call private.classify('public.demo_requests', 'content', 'topic preferred_on message');
call private.classify('public.demo_requests', 'record', 'id reference locale created_at');
call private.classify('public.consent_texts', 'reference');
call private.classify('public.newsletter_subscriptions', 'contact', 'email');
call private.classify('public.newsletter_subscriptions', 'secret', 'confirm_hash unsubscribe_key');
call private.classify('public.newsletter_subscriptions', 'consent', 'list locale consent_text_id consented_at source confirm_sent_at confirmed_at unsubscribed_at');
call private.classify('public.provider_daily_stats', 'company');
