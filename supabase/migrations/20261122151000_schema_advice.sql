-- Tables that the API never shows are closed by row security too, should a grant ever slip; and every reference has an index.
alter table private.staff enable row level security;
alter table private.trade_licences enable row level security;
alter table private.search_synonyms enable row level security;
alter table private.search_words enable row level security;
alter table private.location_counts enable row level security;
alter table private.service_search enable row level security;
alter table private.service_counts enable row level security;
alter table private.sample_prices enable row level security;
alter table private.material_search enable row level security;
alter table private.material_choices enable row level security;
alter table private.material_counts enable row level security;
alter table private.material_facets enable row level security;

create index fixed_price_teams_service_idx on private.fixed_price_teams (service);
create index review_decisions_staff_idx on private.review_decisions (staff_id);
create index newsletter_subscriptions_consent_idx on public.newsletter_subscriptions (consent_text_id);
