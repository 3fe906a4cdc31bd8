-- Services at the marketplace's own list prices: the price list and how a price follows from it. The page computes the same
-- price for people to look at; what is booked is always computed here.

create table public.fixed_price_services (
  service text primary key check (service ~ '^[a-z]+(-[a-z]+)*$'),
  -- The trade whose professionals do the work, as `services.category` writes it.
  category text not null,
  -- Whether there is nothing to do while every counted item is at zero.
  needs_count boolean not null default false,
  listed_on date not null
);
call private.classify('public.fixed_price_services', 'reference');

-- base: always part of the price. choice: exactly one value of the field. count: so many of them, up to `most`.
-- rate: exactly one value; multiplies base, choices and counts by `percent`. extra: on or off, after the rate; `once` is
-- charged with the first visit or month only. `every` says how often a rate repeats; empty for once.
create table public.fixed_price_items (
  service text not null references public.fixed_price_services on delete cascade,
  field text not null check (field ~ '^[a-z]+$'),
  value text not null default '' check (value ~ '^[a-z0-9]*$'),
  kind text not null check (kind in ('base', 'choice', 'count', 'rate', 'extra')),
  cents integer not null default 0 check (cents between 0 and 1000000),
  percent integer not null default 100 check (percent between 1 and 1000),
  most smallint not null default 0 check (most between 0 and 50),
  once boolean not null default false check (not once or kind = 'extra'),
  every text check (every in ('week', 'twoweeks', 'month', 'halfyear')),
  position smallint not null,
  primary key (service, field, value),
  check (kind in ('choice', 'rate') or value = '')
);
call private.classify('public.fixed_price_items', 'reference');

alter table public.fixed_price_services enable row level security;
alter table public.fixed_price_items enable row level security;
create policy "list prices are public" on public.fixed_price_services for select to anon, authenticated using (true);
create policy "list prices are public" on public.fixed_price_items for select to anon, authenticated using (true);
revoke all on public.fixed_price_services, public.fixed_price_items from public, anon, authenticated;
grant select on public.fixed_price_services, public.fixed_price_items to anon, authenticated;
grant all on public.fixed_price_services, public.fixed_price_items to service_role;

-- Ends the call for a choice that the list does not offer.
create function private.refuse_choice(field text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  perform private.refuse(field, 'A choice is not on the price list', 'Reload the price list and choose from it.');
end
$$;

-- The price of choices such as { "size": "two", "bathrooms": 1, "oven": true, "frequency": "week" }, before tax.
-- Returns { lines: [{ field, value, quantity, cents }], percent, subtotal_cents, every, next_subtotal_cents }; the last two
-- are null for what happens once. Cents are rounded half up. Refuses with PT422 whatever the list does not offer, so that
-- no misspelt choice is done for less.
create function private.fixed_price(service text, choices jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  item record;
  answer jsonb;
  quantity integer;
  counted integer := 0;
  work bigint := 0;
  extras bigint := 0;
  once bigint := 0;
  percent integer := 100;
  every text;
  lines jsonb := '[]';
  unknown text;
begin
  if jsonb_typeof(choices) is distinct from 'object' then
    perform private.refuse_choice('choices');
  end if;
  select given.key into unknown from jsonb_object_keys(choices) as given (key)
   where not exists (select from public.fixed_price_items as i where i.service = fixed_price.service and i.field = given.key and i.kind <> 'base');
  if unknown is not null then
    perform private.refuse_choice(left(unknown, 40));
  end if;
  select i.field into unknown from public.fixed_price_items as i
   where i.service = fixed_price.service and i.kind in ('choice', 'rate')
   group by i.field
  having not coalesce(bool_or(choices -> i.field = to_jsonb(i.value)), false) limit 1;
  if unknown is not null then
    perform private.refuse_choice(unknown);
  end if;

  for item in select * from public.fixed_price_items as i where i.service = fixed_price.service order by i.position loop
    answer := choices -> item.field;
    if item.kind = 'base' then
      quantity := 1;
    elsif item.kind in ('choice', 'rate') then
      quantity := (answer = to_jsonb(item.value))::integer;
    elsif item.kind = 'extra' then
      if answer is not null and jsonb_typeof(answer) <> 'boolean' then
        perform private.refuse_choice(item.field);
      end if;
      quantity := coalesce(answer = 'true', false)::integer;
    else
      if answer is not null and (jsonb_typeof(answer) <> 'number' or answer::text !~ '^[0-9]{1,2}$' or answer::text::integer > item.most) then
        perform private.refuse_choice(item.field);
      end if;
      quantity := coalesce(answer::text::integer, 0);
      counted := counted + quantity;
    end if;
    continue when quantity = 0;
    if item.kind = 'rate' then
      percent := item.percent;
      every := item.every;
      continue;
    end if;
    if item.kind = 'extra' then
      extras := extras + item.cents;
      once := once + case when item.once then item.cents else 0 end;
    else
      work := work + item.cents * quantity;
    end if;
    lines := lines || jsonb_build_object('field', item.field, 'value', item.value, 'quantity', quantity, 'cents', item.cents * quantity);
  end loop;

  if counted = 0 and (select s.needs_count from public.fixed_price_services as s where s.service = fixed_price.service) then
    perform private.refuse('choices', 'Nothing is chosen yet', 'Choose at least one item.');
  end if;
  work := round(work * percent / 100.0);
  return jsonb_build_object('lines', lines, 'percent', percent, 'subtotal_cents', work + extras, 'every', every,
                            'next_subtotal_cents', case when every is not null then work + extras - once end);
end
$$;

revoke execute on function private.refuse_choice(text), private.fixed_price(text, jsonb) from public, anon, authenticated;
