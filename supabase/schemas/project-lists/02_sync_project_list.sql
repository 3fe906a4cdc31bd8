-- How a list gets from a device to the database and back, and who may see it by a link.

create function private.ms(at timestamptz) returns bigint
language sql immutable set search_path = '' as $$ select round(extract(epoch from at) * 1000)::bigint $$;

-- A time by the clock of a device, in milliseconds; null for nothing. A clock that is ahead must not win over every later
-- change.
create function private.clean_moment(value text) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  ms constant bigint := private.clean_number(value, 0, 99999999999999, 'items', 'A time');
begin
  return case when ms is not null then least(to_timestamp(ms / 1000.0), now()) end;
end
$$;

create function private.clean_province(value text) returns text
language sql immutable set search_path = '' as $$
  select value where value in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')
$$;

create function private.clean_quantity(value text) returns numeric
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') !~ '^\d{1,4}(\.\d{1,2})?$' or value::numeric < 1 then
    perform private.refuse('quantity', 'A quantity is not a number from 1 to 9,999', 'Correct it and try again.');
  end if;
  return value::numeric;
end
$$;

create function private.clean_ref(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') !~ '^(\d{1,18}|deal:[0-9a-f-]{36})$' then
    perform private.refuse('items', 'One item is not sold here', 'Remove it from the list and try again.');
  end if;
  return value;
end
$$;

-- One entry as the device sent it.
create function private.read_list_item(given jsonb, list uuid) returns public.project_list_items
language plpgsql stable set search_path = '' as $$
declare
  i public.project_list_items;
begin
  i.list_id := list;
  i.id := private.clean_uuid(given ->> 'id', 'items', 'The id of an entry');
  i.ref := private.clean_ref(given ->> 'ref');
  i.quantity := private.clean_quantity(given ->> 'quantity');
  i.room := coalesce(private.clean_text(given ->> 'room', 60, 'room', 'The name of a room'), '');
  i.note := coalesce(private.clean_text(given ->> 'note', 500, 'note', 'A note'), '');
  i.name := private.clean_text(given ->> 'name', 200, 'items', 'The name of an entry');
  i.unit := coalesce(private.clean_text(given ->> 'unit', 40, 'items', 'The unit of an entry'), '');
  i.price_cents := private.clean_number(given ->> 'price_cents', 0, 100000000, 'items', 'The price of an entry');
  i.vendor_id := case when given ->> 'vendor_id' <> '' then private.clean_uuid(given ->> 'vendor_id', 'items', 'The vendor of an entry') end;
  i.vendor_name := private.clean_text(given ->> 'vendor_name', 200, 'items', 'The vendor of an entry');
  i.image := private.clean_text(given ->> 'image', 60, 'items', 'The picture of an entry');
  i.final_sale := coalesce(given ->> 'final_sale' = 'true', false);
  i.removed := coalesce(given ->> 'removed' = 'true', false);
  i.edited_at := private.clean_moment(given ->> 'edited_at');
  i.added_at := coalesce(private.clean_moment(given ->> 'added_at'), i.edited_at);
  if i.name is null or i.price_cents is null or i.edited_at is null then
    perform private.refuse('items', 'An entry is incomplete', 'Remove it from the list and try again.');
  end if;
  return i;
end
$$;

create function private.list_item_json(i public.project_list_items) returns jsonb
language sql immutable set search_path = '' as $$
  select to_jsonb(i) - 'list_id' || jsonb_build_object('added_at', private.ms(i.added_at), 'edited_at', private.ms(i.edited_at))
$$;

-- A guest's list may be changed by whoever has its key. Raises PT409 for the wrong one.
create function private.check_list_key(list uuid, key text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from private.project_list_secrets as s where s.list_id = list and s.key_hash = private.token_hash(key)) then
    raise exception using errcode = 'PT409', message = 'This list belongs to somebody else', hint = 'Reload the page and share your list again.';
  end if;
end
$$;

-- The list of the account, or the guest's list of this id and key; made when there is none. Locked until the call ends.
create function private.open_list(id uuid, key text) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  opened uuid;
begin
  if me is not null then
    insert into public.project_lists (user_id) values (me) on conflict (user_id) do nothing;
    select l.id into opened from public.project_lists as l where l.user_id = me for update;
    insert into private.project_list_secrets (list_id) values (opened) on conflict (list_id) do nothing;
    return opened;
  end if;
  if private.token_hash(key) is null then
    perform private.refuse('key', 'The key of the list is missing', 'Reload the page and try again.');
  end if;
  insert into public.project_lists (id) values (open_list.id) on conflict on constraint project_lists_pkey do nothing;
  if found then
    perform private.enforce_rate_limit('list/' || coalesce(private.client_address(), 'guests'),
      case when private.client_address() is null then 300 else 20 end, interval '1 hour');
    insert into private.project_list_secrets (list_id, key_hash) values (open_list.id, private.token_hash(key));
    -- Nobody signs a guest's list off; it goes when nobody has changed it for half a year.
    delete from public.project_lists as l where l.user_id is null and l.updated_at < now() - interval '180 days';
  else
    perform private.check_list_key(open_list.id, key);
    perform from public.project_lists as l where l.id = open_list.id for update;
  end if;
  return open_list.id;
end
$$;

-- The link of a guest's list that has just joined the account's goes on working.
create function private.adopt_list(account_list uuid, guest_list uuid, key text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  link text;
begin
  select s.share_hash into link from private.project_list_secrets as s
   where s.list_id = guest_list and s.key_hash = private.token_hash(key) for update;
  if found then
    delete from public.project_lists as l where l.id = guest_list;
    update private.project_list_secrets as s set share_hash = coalesce(s.share_hash, link) where s.list_id = account_list;
  end if;
end
$$;

-- Joins the entries of a device with the stored ones; of an entry that both have, the later change counts. Returns all of
-- them: { id, items: [entry], place: { province, postal_code, edited_at }, shared }. Times are milliseconds. Sent again, it
-- changes nothing.
-- list: { items: [{ id, ref, quantity, room, note, name, unit, price_cents, vendor_id, vendor_name, image, final_sale, removed,
-- added_at, edited_at }], place?, id?, key?, joins?: { id, key } }; id and key are those of a guest's list, `joins` those of the
-- list that a guest had shared before signing in.
-- Raises PT422 with the field in detail, PT409 for somebody else's list, PT429 after too many new lists.
create function public.sync_project_list(list jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant integer := 400;
  given constant jsonb := case when jsonb_typeof(list -> 'items') = 'array' then list -> 'items' else '[]' end;
  place constant jsonb := list -> 'place';
  code constant text := private.clean_postal_code(place ->> 'postal_code');
  place_at constant timestamptz := private.clean_moment(place ->> 'edited_at');
  opened uuid;
begin
  if jsonb_array_length(given) > 2 * most then
    perform private.refuse('items', 'The list is too long', format('Remove some of its entries: it holds %s.', most));
  elsif place ->> 'province' <> '' and private.clean_province(place ->> 'province') is null then
    perform private.refuse('province', 'That is not a province or territory of Canada', 'Choose one of the list.');
  end if;
  opened := private.open_list(
    case when auth.uid() is null then private.clean_uuid(list ->> 'id', 'id', 'The id of the list') end, list ->> 'key');
  if auth.uid() is not null and list #>> '{joins,id}' <> '' then
    perform private.adopt_list(opened, private.clean_uuid(list #>> '{joins,id}', 'id', 'The id of the list'), list #>> '{joins,key}');
  end if;

  insert into public.project_list_items as known
  select distinct on (entry.id) entry.* from jsonb_array_elements(given) as e, private.read_list_item(e, opened) as entry
   order by entry.id, entry.edited_at desc
  on conflict on constraint project_list_items_pkey do update
     set ref = excluded.ref, quantity = excluded.quantity, room = excluded.room, note = excluded.note, name = excluded.name,
         unit = excluded.unit, price_cents = excluded.price_cents, vendor_id = excluded.vendor_id,
         vendor_name = excluded.vendor_name, image = excluded.image, final_sale = excluded.final_sale,
         removed = excluded.removed, edited_at = excluded.edited_at
   where excluded.edited_at > known.edited_at;
  if (select count(*) from public.project_list_items as i where i.list_id = opened and not i.removed) > most then
    perform private.refuse('items', 'The list is too long', format('Remove some of its entries: it holds %s.', most));
  end if;
  delete from public.project_list_items as i
   where i.list_id = opened and i.removed
     and i.id not in (select r.id from public.project_list_items as r where r.list_id = opened and r.removed
                         and r.edited_at > now() - interval '180 days' order by r.edited_at desc limit most);

  update public.project_lists as l
     set province = case when place_at > l.place_edited_at then coalesce(private.postal_province(code), private.clean_province(place ->> 'province')) else l.province end,
         postal_code = case when place_at > l.place_edited_at then code else l.postal_code end,
         place_edited_at = greatest(place_at, l.place_edited_at), updated_at = now()
   where l.id = opened;

  return (select jsonb_build_object(
      'id', l.id, 'shared', s.share_hash is not null,
      'place', jsonb_build_object('province', l.province, 'postal_code', l.postal_code, 'edited_at', private.ms(l.place_edited_at)),
      'items', (select coalesce(jsonb_agg(private.list_item_json(i) order by i.added_at, i.id), '[]')
                  from public.project_list_items as i where i.list_id = l.id))
    from public.project_lists as l join private.project_list_secrets as s on s.list_id = l.id where l.id = opened);
end
$$;

-- Lets whoever has the link see the list, under a token that the client made; null ends it, and a guest's list is then
-- forgotten. id and key are those of a guest's list; an account needs neither. Returns whether the list is shared.
create function public.share_project_list(token text default null, id uuid default null, key text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  shared uuid;
begin
  if share_project_list.token is not null and private.token_hash(share_project_list.token) is null then
    perform private.refuse('token', 'That is not a private link', 'Reload the page and share the list again.');
  end if;
  if auth.uid() is not null then
    select l.id into shared from public.project_lists as l where l.user_id = auth.uid();
  elsif exists (select from public.project_lists as l where l.id = share_project_list.id) then
    perform private.check_list_key(share_project_list.id, share_project_list.key);
    shared := share_project_list.id;
  end if;
  if share_project_list.token is null then
    delete from public.project_lists as l where l.id = shared and l.user_id is null;
    update private.project_list_secrets as s set share_hash = null where s.list_id = shared;
    return false;
  elsif shared is null then
    raise exception using errcode = 'PT404', message = 'There is no such list', hint = 'Store the list first.';
  elsif exists (select from private.project_list_secrets as s
                 where s.share_hash = private.token_hash(share_project_list.token) and s.list_id <> shared) then
    raise exception using errcode = 'PT409', message = 'This link belongs to another list', hint = 'Reload the page and share the list again.';
  end if;
  update private.project_list_secrets as s set share_hash = private.token_hash(share_project_list.token) where s.list_id = shared;
  return true;
end
$$;

-- The lines of a list as people see them: the same thing in the same room is one line with the larger quantity, every note
-- and the rest of the entry that was changed last.
create function private.list_lines(list uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(line.json order by line.added_at, line.id), '[]')
    from (
      select distinct on (i.ref, i.room) i.id, min(i.added_at) over same as added_at,
             private.list_item_json(i) || jsonb_build_object(
               'quantity', max(i.quantity) over same, 'added_at', private.ms(min(i.added_at) over same),
               'note', (select coalesce(string_agg(n.note, ' / ' order by n.place), '')
                          from (select o.note, min(o.added_at) as place from public.project_list_items as o
                                 where o.list_id = i.list_id and not o.removed and o.ref = i.ref and o.room = i.room and o.note <> ''
                                 group by o.note) as n)) as json
        from public.project_list_items as i where i.list_id = list and not i.removed
      window same as (partition by i.ref, i.room)
       order by i.ref, i.room, i.edited_at desc, i.id desc) as line
$$;

-- A list by its private link: { items, place: { province, area }, totals, updated_at }; null for a link that leads nowhere.
-- Of the postal code only the first half is told, which is all that delivery prices need.
create function public.shared_list(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
      'items', shown.lines, 'place', jsonb_build_object('province', l.province, 'area', left(l.postal_code, 3)),
      'totals', private.list_totals(shown.lines, l.province, left(l.postal_code, 3), private.canada_today()), 'updated_at', l.updated_at)
    from private.project_list_secrets as s join public.project_lists as l on l.id = s.list_id
   cross join lateral private.list_lines(l.id) as shown (lines)
   where s.share_hash = private.token_hash(shared_list.token)
     and (l.user_id is not null or l.updated_at >= now() - interval '180 days')
$$;

revoke execute on function private.ms(timestamptz), private.clean_moment(text), private.clean_quantity(text), private.clean_ref(text),
  private.read_list_item(jsonb, uuid), private.list_item_json(public.project_list_items), private.check_list_key(uuid, text),
  private.open_list(uuid, text), private.adopt_list(uuid, uuid, text), public.sync_project_list(jsonb), private.clean_province(text),
  public.share_project_list(text, uuid, text), private.list_lines(uuid), public.shared_list(text) from public, anon, authenticated;
grant execute on function public.sync_project_list(jsonb), public.share_project_list(text, uuid, text), public.shared_list(text)
  to anon, authenticated, service_role;
