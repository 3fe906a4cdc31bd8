import type { TestDatabase } from '../tests/support/testDatabase.ts';

export interface Column {
  name: string;
  type: string;
  nullable: boolean;
  /** Filled in when an insert leaves it out. */
  optional: boolean;
  /** For whoever may read the table at all. */
  readable: boolean;
  insertable: boolean;
  updatable: boolean;
  /** The definition of a check of this column alone, where there is one. */
  checks: string[];
}

export interface Table {
  name: string;
  columns: Column[];
}

export interface Argument {
  name: string;
  type: string;
  /** The default as SQL; null where the argument has to be given. */
  default: string | null;
}

export interface Function {
  name: string;
  arguments: Argument[];
  returns: string;
  returnsSet: boolean;
}

/** What the API's roles may reach: tables of which they may read or write a column, and functions they may call. */
export async function readPublicSchema(database: TestDatabase): Promise<{ tables: Table[]; functions: Function[] }> {
  const tables = await database.query<Table>(`
    select relname as name, json_agg(json_build_object(
             'name', attname, 'type', format_type(atttypid, null), 'nullable', not attnotnull,
             'optional', not attnotnull or atthasdef or attidentity <> '',
             'readable', has_column_privilege('anon', c.oid, attnum, 'select') or has_column_privilege('authenticated', c.oid, attnum, 'select'),
             'insertable', has_column_privilege('authenticated', c.oid, attnum, 'insert'),
             'updatable', has_column_privilege('authenticated', c.oid, attnum, 'update'),
             'checks', (select coalesce(json_agg(pg_get_constraintdef(k.oid) order by k.conname), '[]') from pg_constraint as k
                         where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[attnum])) order by attnum) as columns
      from pg_class as c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p')
       and (has_any_column_privilege('anon', c.oid, 'select') or has_any_column_privilege('authenticated', c.oid, 'select, insert, update'))
     group by c.oid, relname order by relname`);
  const functions = await database.query<Function>(`
    select proname as name, format_type(prorettype, null) as returns, proretset as "returnsSet",
           (select coalesce(json_agg(json_build_object('name', proargnames[n], 'type', format_type(proargtypes[n - 1], null),
                                                       'default', pg_get_function_arg_default(p.oid, n)) order by n), '[]')
              from generate_series(1, pronargs) as n) as arguments
      from pg_proc as p
     where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
       and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
     order by proname`);
  return { tables, functions };
}
