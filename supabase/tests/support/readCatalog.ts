import type { TestDatabase } from './testDatabase.ts';

/** Objects of the server and of extensions are not ours. */
const ours = (catalog: string, object: string) => `
  not exists (select from pg_depend as d where d.classid = '${catalog}'::regclass and d.objid = ${object}.oid and d.deptype in ('e', 'i'))`;
const ourSchemas = `nspname !~ '^pg_' and nspname <> 'information_schema'`;
const rights = (acl: string) => `
  (select string_agg(format('%s:%s%s', coalesce(r.rolname, 'PUBLIC'), a.privilege_type, case when a.is_grantable then '*' end), ',' order by r.rolname, a.privilege_type)
     from aclexplode(${acl}) as a left join pg_roles as r on r.oid = a.grantee)`;
const comment = (catalog: string, object: string, part = '0') => `
  (select description from pg_description where classoid = '${catalog}'::regclass and objoid = ${object} and objsubid = ${part})`;

/** Each query gives lines that say everything about the objects of one kind. */
const kinds = {
  extension: `
    select format('%s %s in %s', extname, extversion, nspname) as line from pg_extension join pg_namespace as n on n.oid = extnamespace`,
  schema: `
    select concat_ws(' | ', nspname, pg_get_userbyid(nspowner), ${rights('nspacl')}, ${comment('pg_namespace', 'n.oid')}) as line
      from pg_namespace as n where ${ourSchemas}`,
  'default privilege': `
    select concat_ws(' | ', nspname, pg_get_userbyid(defaclrole), defaclobjtype, ${rights('defaclacl')}) as line
      from pg_default_acl left join pg_namespace as n on n.oid = defaclnamespace`,
  relation: `
    select concat_ws(' | ', format('%s.%s', nspname, relname), relkind, pg_get_userbyid(relowner), relpersistence,
                     format('row security %s %s', relrowsecurity, relforcerowsecurity), reloptions, ${rights('relacl')},
                     ${comment('pg_class', 'c.oid')}, case when relkind in ('v', 'm') then pg_get_viewdef(c.oid) end) as line
      from pg_class as c join pg_namespace as n on n.oid = relnamespace where ${ourSchemas} and relkind <> 't' and ${ours('pg_class', 'c')}`,
  column: `
    select concat_ws(' | ', format('%s.%s', nspname, relname), rank() over (partition by c.oid order by attnum), attname,
                     format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, attidentity, attgenerated,
                     (select collname from pg_collation where oid = attcollation), pg_get_expr(adbin, adrelid), ${rights('attacl')},
                     ${comment('pg_class', 'c.oid', 'attnum')}) as line
      from pg_attribute join pg_class as c on c.oid = attrelid join pg_namespace as n on n.oid = relnamespace
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where ${ourSchemas} and relkind in ('r', 'v', 'p', 'm', 'c') and attnum > 0 and not attisdropped`,
  constraint: `
    select concat_ws(' | ', format('%s.%s', nspname, conname), conrelid::regclass, pg_get_constraintdef(c.oid), convalidated,
                     ${comment('pg_constraint', 'c.oid')}) as line
      from pg_constraint as c join pg_namespace as n on n.oid = connamespace where ${ourSchemas}`,
  index: `
    select concat_ws(' | ', pg_get_indexdef(indexrelid), indisunique, indisvalid, ${comment('pg_class', 'indexrelid')}) as line
      from pg_index join pg_class as c on c.oid = indexrelid join pg_namespace as n on n.oid = relnamespace where ${ourSchemas}`,
  policy: `
    select concat_ws(' | ', polrelid::regclass, polname, polcmd, polpermissive, (select array_agg(rolname order by rolname) from pg_roles where oid = any (polroles)),
                     pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) as line
      from pg_policy`,
  function: `
    select concat_ws(' | ', format('%s(%s)', p.oid::regproc, pg_get_function_identity_arguments(p.oid)), pg_get_userbyid(proowner), ${rights('proacl')},
                     ${comment('pg_proc', 'p.oid')}, pg_get_functiondef(p.oid)) as line
      from pg_proc as p join pg_namespace as n on n.oid = pronamespace where ${ourSchemas} and prokind <> 'a' and ${ours('pg_proc', 'p')}`,
  trigger: `
    select concat_ws(' | ', pg_get_triggerdef(oid), tgenabled, ${comment('pg_trigger', 't.oid')}) as line from pg_trigger as t where not tgisinternal`,
  type: `
    select concat_ws(' | ', format('%s.%s', nspname, typname), typtype, format_type(typbasetype, typtypmod),
                     (select array_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = t.oid)) as line
      from pg_type as t join pg_namespace as n on n.oid = typnamespace where ${ourSchemas} and typtype in ('e', 'd', 'r', 'm')`,
};

/**
 * Everything that makes a schema: two databases whose lines are equal behave alike. Rows of the schema's own tables belong to
 * it, because migrations write some of them (plans, tax rates).
 */
export async function readCatalog(database: TestDatabase): Promise<string[]> {
  const lines: string[] = [];
  const add = async (kind: string, sql: string) => {
    for (const { line } of await database.query<{ line: string }>(sql)) lines.push(`${kind} ${line}`);
  };
  for (const [kind, sql] of Object.entries(kinds)) await add(kind, sql);
  const tables = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class as c join pg_namespace as n on n.oid = relnamespace where ${ourSchemas} and relkind = 'r'`,
  );
  for (const { name } of tables) await add('row', `select '${name} ' || to_jsonb(t)::text as line from ${name} as t`);
  return lines.sort();
}
