-- Which rows are about a person, and what becomes of them when the person goes. A test fails for a table with personal columns
-- that is missing here.

-- Whose data is meant: an account, its confirmed addresses, the projects it asked for with their requests, and the companies
-- that have no other member. Without account, projects alone.
create type private.person as (account uuid, addresses text[], projects uuid[], requests uuid[], companies uuid[]);

create table private.personal_data (
  table_name text primary key,
  -- What others are found by goes last.
  place smallint not null unique,
  -- Which rows: a condition on the row `t` and the `person`.
  belongs text not null,
  -- erase empties the columns of the classes that say so.
  on_deletion text not null check (on_deletion in ('delete', 'erase', 'keep')),
  -- Assignments that an erased or kept row gets besides.
  also text,
  -- Whether the person's copy has them; not what is another person's as well.
  exported boolean not null default true,
  -- What is left afterwards and why, in words.
  remains text,
  check ((on_deletion = 'delete') = (remains is null)),
  check (also is null or on_deletion <> 'delete'),
  -- Which of the rows the copy has, as a condition, and how one stands there, as an expression: what no page shows the person yet is in no copy
  -- either. Both on the row `t` and the `person`; null for every row as it is.
  shown text,
  as_shown text
);
alter table private.personal_data enable row level security;
revoke all on private.personal_data from public, anon, authenticated;
call private.classify('private.personal_data', 'reference');
