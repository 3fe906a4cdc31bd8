-- Whether a tax is charged on a line of a quote, by the line's class, with the day since which it is so. Supplied and fixed to
-- the home is 'installed', left loose 'goods', neither goods nor on the building 'service'; nothing is charged on 'exempt',
-- which needs no rule. What is not known is said: whoever quotes decides it and the quote keeps the decision.

create table public.tax_rules (
  tax_class text not null check (tax_class in ('installed', 'goods', 'service')),
  province char(2) not null check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  kind text not null check (kind in ('GST', 'HST', 'PST', 'RST', 'QST')),
  charged text not null check (charged in ('yes', 'no', 'unknown')),
  -- Some work is treated otherwise, so that whoever quotes may decide against the rule.
  exceptions boolean not null default false,
  effective_from date not null,
  -- The last day of the rule; null while it is in force.
  effective_to date check (effective_to >= effective_from),
  source text not null,
  source_fr text not null,
  checked_on date not null,
  certainty text not null check (certainty in ('official', 'second_hand', 'unconfirmed')),
  primary key (tax_class, province, kind, effective_from),
  check ((charged = 'unknown') = (certainty = 'unconfirmed'))
);
call private.classify('public.tax_rules', 'reference');

alter table public.tax_rules enable row level security;
create policy "tax rules are public" on public.tax_rules for select to anon, authenticated using (true);
revoke all on public.tax_rules from public, anon, authenticated;
grant select on public.tax_rules to anon, authenticated;
grant all on public.tax_rules to service_role;

-- Federal and harmonized tax and the QST are on all three; the provincial ones on what is left loose.
insert into public.tax_rules (tax_class, province, kind, charged, effective_from, source, source_fr, checked_on, certainty)
select c.tax_class, r.province, r.kind, 'yes', min(r.effective_from),
       'GST/HST guide of 2026 that quotes the governments’ tables', 'Guide sur la TPS/TVH de 2026 citant les tables des gouvernements',
       '2026-11-20', 'second_hand'
  from public.tax_rates as r, (values ('installed'), ('goods'), ('service')) as c (tax_class)
 where r.kind in ('GST', 'HST', 'QST') or c.tax_class = 'goods'
 group by c.tax_class, r.province, r.kind;

insert into public.tax_rules (tax_class, province, kind, charged, exceptions, effective_from, source, source_fr, checked_on, certainty) values
  ('installed', 'BC', 'PST', 'no', false, '2013-04-01',
   'Government of British Columbia, page for real property contractors: they pay PST on their materials',
   'Gouvernement de la Colombie-Britannique, page pour les entrepreneurs en immobilier : ils paient la TVP sur leurs matériaux',
   '2026-11-20', 'official'),
  ('installed', 'MB', 'RST', 'no', true, '2019-07-01',
   'Summaries of Manitoba’s rules for contractors; mechanical and electrical work may be taxed',
   'Résumés des règles du Manitoba pour les entrepreneurs; les travaux mécaniques et électriques peuvent être taxés',
   '2026-11-20', 'second_hand'),
  ('installed', 'SK', 'PST', 'yes', false, '2017-04-01',
   'Summaries of Saskatchewan’s rules for real property: the whole charge is taxed',
   'Résumés des règles de la Saskatchewan sur l’immobilier : le prix entier est taxé',
   '2026-11-20', 'second_hand'),
  ('service', 'BC', 'PST', 'unknown', true, '2013-04-01',
   'Not confirmed: it depends on the service', 'Non confirmé : cela dépend du service', '2026-11-20', 'unconfirmed'),
  ('service', 'MB', 'RST', 'unknown', true, '2019-07-01',
   'Not confirmed: it depends on the service', 'Non confirmé : cela dépend du service', '2026-11-20', 'unconfirmed'),
  ('service', 'SK', 'PST', 'unknown', true, '2017-03-23',
   'Not confirmed: lawn care and snow removal are exempt, other services are not settled',
   'Non confirmé : l’entretien de pelouse et le déneigement sont exonérés, les autres services restent à préciser',
   '2026-11-20', 'unconfirmed');

-- The taxes in force in a province and what the rules say of a class; a day before the first rule is unknown.
create function private.tax_rules_on(province text, tax_class text, on_date date)
returns table (kind text, rate numeric, charged text, exceptions boolean)
language sql stable set search_path = '' as $$
  select t.kind, t.rate, coalesce(r.charged, 'unknown'), coalesce(r.exceptions, true)
    from public.tax_rates as t
    left join public.tax_rules as r
      on r.tax_class = tax_rules_on.tax_class and r.province = t.province and r.kind = t.kind
     and r.effective_from <= on_date and (r.effective_to is null or r.effective_to >= on_date)
   where t.province = tax_rules_on.province and t.effective_from <= on_date and (t.effective_to is null or t.effective_to >= on_date)
     and tax_rules_on.tax_class <> 'exempt'
$$;

-- Whether somebody who is not registered may not charge it. PST and RST have registers of their own.
create function private.needs_registration(kind text) returns boolean
language sql immutable set search_path = '' as $$
  select kind in ('GST', 'HST', 'QST')
$$;

-- The kinds of tax on a line. choices: [{ tax_class, kind, charged }], what whoever quotes decided.
create function private.taxes_on(province text, tax_class text, on_date date, registered boolean, choices jsonb) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(r.kind order by r.kind in ('GST', 'HST') desc), '{}')
    from private.tax_rules_on(taxes_on.province, taxes_on.tax_class, on_date) as r
    left join jsonb_array_elements(choices) as c on c ->> 'tax_class' = taxes_on.tax_class and c ->> 'kind' = r.kind
   where coalesce((c ->> 'charged')::boolean, r.charged = 'yes') and (registered or not private.needs_registration(r.kind))
$$;

revoke execute on function private.tax_rules_on(text, text, date), private.needs_registration(text),
  private.taxes_on(text, text, date, boolean, jsonb) from public, anon, authenticated;
