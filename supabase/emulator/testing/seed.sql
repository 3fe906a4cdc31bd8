insert into public.categories (id, title) values (1, 'Flooring'), (2, 'Électricité');
