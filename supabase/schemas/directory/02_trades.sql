-- The trades a company may choose as its own, and what French pages call them: the words of supabase/trades.ts.
create table private.trades (name text primary key, name_fr text not null check (length(btrim(name_fr)) between 1 and 120));
call private.classify('private.trades', 'reference');
insert into private.trades (name, name_fr) values
  ('Plumbing', 'Plomberie'), ('Electrical', 'Électricité'), ('Roofing', 'Toiture'), ('HVAC', 'Chauffage et climatisation'),
  ('Landscaping', 'Aménagement paysager'), ('Painting', 'Peinture'), ('Flooring', 'Revêtement de sol'), ('Construction', 'Construction'),
  ('Kitchen Renovation', 'Rénovation de cuisine'), ('Bathroom Renovation', 'Rénovation de salle de bain'),
  ('Windows & Doors', 'Portes et fenêtres'), ('Design', 'Design'), ('Pest Control', 'Extermination'), ('Moving', 'Déménagement'),
  ('Cleaning', 'Entretien ménager'), ('Assembly', 'Assemblage'), ('Storage', 'Entreposage'), ('Home Maintenance', 'Entretien résidentiel'),
  ('Home Security', 'Sécurité résidentielle'), ('Decks & Fences', 'Terrasses et clôtures'), ('Masonry & Concrete', 'Maçonnerie et béton'),
  ('Insulation', 'Isolation'), ('Pools & Spas', 'Piscines et spas'), ('Siding', 'Revêtement extérieur');

-- What people read for a trade in the language; one that is not listed is shown as it is.
create function private.trade_label(trade text, locale text) returns text
language sql stable set search_path = '' as $$
  select coalesce((select t.name_fr from private.trades as t where trade_label.locale = 'fr' and t.name = trade_label.trade), trade_label.trade)
$$;

alter table private.trades enable row level security;
revoke all on private.trades from public, anon, authenticated;
revoke execute on function private.trade_label(text, text) from public, anon, authenticated;
