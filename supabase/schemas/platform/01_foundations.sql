-- Schemas, extensions and the rule that nothing is granted by accident.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- Helpers and derived tables. Not among the schemas the API serves, and closed to its roles.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

-- Hosted projects grant everything in `public` to the API roles by default. Each file grants what it means instead.
-- The built-in EXECUTE for PUBLIC on new functions cannot be taken back per schema, so every function here revokes it by
-- name; a test compares what the API roles may call with a committed list.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
