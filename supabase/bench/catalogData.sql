-- Materials for the benchmark: 18 categories and 60 brands, a few of them with most of the rows, as catalogues are.
create procedure bench.load_materials(amount integer)
language plpgsql as $$
declare
  woods constant text[] := array['Cedar', 'Oak', 'Maple', 'Porcelain', 'Slate', 'Brass', 'Steel', 'Birch', 'Quartz', 'Vinyl', 'Copper', 'Érable'];
  things constant text[] := array['Board', 'Tile', 'Faucet', 'Door', 'Panel', 'Screw', 'Paint', 'Shingle', 'Window', 'Cable'];
  says constant text[] := array['Straight and dry, ready for the job', 'Easy to clean and slow to wear', 'Cut to size on request', 'Made for the winters of the prairies'];
  places constant text[] := array['ON', 'QC', 'BC', 'AB', 'MB', 'SK', 'NS', 'NB', 'NL', 'PE'];
begin
  perform setseed(0.42);
  insert into public.materials (name, category, family, price, unit, brand, rating, reviews, location, province, in_stock, description, description_fr,
                                name_fr, sustainability, hubs, specs, published, is_sample)
  select woods[1 + floor(random() * 12)] || ' ' || things[1 + floor(random() * 10)] || ' ' || n || case when n % 997 = 0 then ' Heritage' else '' end
           || case when n % 4999 = 0 then ' Qx' else '' end,
         'Category ' || floor(18 * power(random(), 1.6)), 'lumber', round((random() * random() * 2990 + 1)::numeric, 2)::double precision, 'each',
         'Brand ' || floor(60 * power(random(), 1.5)), 1 + round((4 * power(random(), 0.4))::numeric, 1), floor(random() * 300),
         'Somewhere', places[1 + floor(10 * power(random(), 1.7))], random() < 0.88,
         says[1 + floor(random() * 4)] || ', item ' || n || '.', 'Droit et sec, prêt pour le chantier, article ' || n || '.', 'Matériau ' || n,
         case when random() < 0.4 then 'Low-VOC' end, array['/hub/' || floor(random() * 30)],
         jsonb_build_array(
           jsonb_build_object('label', 'Width', 'label_fr', 'Largeur', 'value', 24 + 3 * floor(random() * 12) || ' in'),
           jsonb_build_object('label', 'ENERGY STAR', 'value', case when random() < 0.6 then 'Yes' else 'No' end),
           jsonb_build_object('label', 'Model', 'value', 'Model ' || floor(random() * 400))), true, true
    from generate_series(1, amount) as n;
end
$$;
