-- Sales tax on goods and services by place of delivery, with the day each rate came into force. A change is a new row and
-- an end date on the old one, so that a quote of last year still adds up.

create table public.tax_rates (
  province char(2) not null check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  kind text not null check (kind in ('GST', 'HST', 'PST', 'RST', 'QST')),
  rate numeric(6, 5) not null check (rate > 0 and rate < 1),
  effective_from date not null,
  -- The last day of the rate; null while it is in force.
  effective_to date check (effective_to >= effective_from),
  source text not null,
  source_fr text not null,
  primary key (province, kind, effective_from)
);
call private.classify('public.tax_rates', 'reference');

alter table public.tax_rates enable row level security;
create policy "tax rates are public" on public.tax_rates for select to anon, authenticated using (true);
revoke all on public.tax_rates from public, anon, authenticated;
grant select on public.tax_rates to anon, authenticated;
grant all on public.tax_rates to service_role;

insert into public.tax_rates (province, kind, rate, effective_from, effective_to, source, source_fr)
select province, kind, rate, effective_from::date, effective_to::date,
       'Federal table of GST and HST rates, as quoted by a GST/HST guide of 2026; read November 20, 2026',
       'Table fédérale des taux de la TPS et de la TVH, citée par un guide sur la TPS/TVH de 2026; consultée le 20 novembre 2026'
  from (values
    ('AB', 'GST', 0.05, '2008-01-01', null), ('NT', 'GST', 0.05, '2008-01-01', null), ('NU', 'GST', 0.05, '2008-01-01', null),
    ('YT', 'GST', 0.05, '2008-01-01', null), ('BC', 'GST', 0.05, '2013-04-01', null), ('MB', 'GST', 0.05, '2008-01-01', null),
    ('SK', 'GST', 0.05, '2008-01-01', null), ('QC', 'GST', 0.05, '2008-01-01', null), ('ON', 'HST', 0.13, '2010-07-01', null),
    ('NB', 'HST', 0.15, '2016-07-01', null), ('NL', 'HST', 0.15, '2016-07-01', null), ('PE', 'HST', 0.15, '2016-10-01', null),
    ('NS', 'HST', 0.15, '2010-07-01', '2025-03-31'), ('NS', 'HST', 0.14, '2025-04-01', null)
  ) as federal (province, kind, rate, effective_from, effective_to)
union all
select province, kind, rate, effective_from::date, null,
       'Provincial rate, as quoted by a GST/HST guide of 2026; read November 20, 2026',
       'Taux provincial, cité par un guide sur la TPS/TVH de 2026; consulté le 20 novembre 2026'
  from (values
    ('BC', 'PST', 0.07, '2013-04-01'),
    ('MB', 'RST', 0.07, '2019-07-01'),
    ('SK', 'PST', 0.06, '2017-03-23'),
    ('QC', 'QST', 0.09975, '2013-01-01')
  ) as provincial (province, kind, rate, effective_from);

-- The taxes of an invoice: each once on its taxable subtotal, rounded half up to the cent, the federal one first; the
-- provincial one is never charged on top of it. An unknown province or a day before the first rate gives no line.
create function private.sales_tax(province text, on_date date, taxable_cents bigint) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
           jsonb_build_object('kind', t.kind, 'rate', t.rate::double precision, 'cents', round(taxable_cents * t.rate)::bigint)
           order by t.kind in ('GST', 'HST') desc), '[]')
    from public.tax_rates as t
   where t.province = sales_tax.province and t.effective_from <= on_date and (t.effective_to is null or t.effective_to >= on_date)
$$;
revoke execute on function private.sales_tax(text, date, bigint) from public, anon, authenticated;
