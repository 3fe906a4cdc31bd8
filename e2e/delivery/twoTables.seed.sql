insert into categories (id, title, description, icon_name, color_class, item_count, created_at) values
  ('00000000-0000-4000-8000-0000000000a1', 'Lumber & Wood', 'Framing, decking and finishing wood.', 'Trees', 'green', 120, '2026-01-01'),
  ('00000000-0000-4000-8000-0000000000a2', 'Electrical', 'Wire, panels and lighting.', 'Zap', 'amber', null, '2026-01-02'),
  ('00000000-0000-4000-8000-0000000000a3', 'Garden', null, null, null, null, '2026-01-03');
insert into services (id, name, category, rating, review_count, location, response_time, verified) values
  ('00000000-0000-4000-8000-0000000000b1', 'Northline Plumbing', 'Plumbing', 4.9, 127, 'Toronto, ON', '2 hours', true),
  ('00000000-0000-4000-8000-0000000000b2', 'Bayview Plumbers', 'Plumbing', 4.2, 300, 'Halifax, NS', '1 day', false),
  ('00000000-0000-4000-8000-0000000000b3', 'Atlas Roofing', 'Roofing', 4.5, 12, 'Calgary, AB', '4 hours', true),
  ('00000000-0000-4000-8000-0000000000b4', 'Études Toitures', 'Roofing', 5, 3, 'Montréal, QC', '3 hours', false),
  ('00000000-0000-4000-8000-0000000000b5', 'Cedar Landscaping', 'Landscaping', null, null, null, null, null);
