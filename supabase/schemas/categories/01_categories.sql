-- Material categories. The columns are the public contract: `select *` returns exactly these.

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  title text not null unique check (length(title) between 1 and 120),
  description text not null default '',
  icon_name text not null default 'Home',
  color_class text not null default 'spruce',
  item_count integer check (item_count >= 0),
  created_at timestamptz not null default now()
);
call private.classify('public.categories', 'reference');
create index categories_created_at_idx on public.categories (created_at, id);

-- Titles and descriptions in other languages than the English of `categories`.
create table public.category_texts (
  category_id uuid not null references public.categories (id) on delete cascade,
  locale text not null check (locale in ('fr')),
  title text not null check (length(title) between 1 and 120),
  description text not null default '',
  primary key (category_id, locale)
);
call private.classify('public.category_texts', 'reference');

-- Which trades (services.category) install or use the materials of a category.
create table public.category_trades (
  category_id uuid not null references public.categories (id) on delete cascade,
  trade text not null check (length(trade) between 1 and 120),
  primary key (category_id, trade)
);
call private.classify('public.category_trades', 'reference');
create index category_trades_trade_idx on public.category_trades (trade);

-- What people read for a category in the language, by its title; what is no category is shown as it is.
create function private.category_label(category text, locale text) returns text
language sql stable set search_path = '' as $$
  select coalesce((select t.title from public.categories as c join public.category_texts as t on t.category_id = c.id
                    where c.title = category_label.category and t.locale = category_label.locale), category_label.category)
$$;

alter table public.categories enable row level security;
alter table public.category_texts enable row level security;
alter table public.category_trades enable row level security;
create policy "categories are public" on public.categories for select to anon, authenticated using (true);
create policy "category texts are public" on public.category_texts for select to anon, authenticated using (true);
create policy "category trades are public" on public.category_trades for select to anon, authenticated using (true);

revoke all on public.categories, public.category_texts, public.category_trades from public, anon, authenticated;
grant select on public.categories, public.category_texts, public.category_trades to anon, authenticated;
grant all on public.categories, public.category_texts, public.category_trades to service_role;
revoke execute on function private.category_label(text, text) from public, anon, authenticated;
