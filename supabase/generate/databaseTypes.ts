import { format, resolveConfig } from 'prettier';
import { openTestDatabase } from '../tests/support/testDatabase.ts';
import { readPublicSchema, type Argument, type Column, type Function, type Table } from './readPublicSchema.ts';

/** The file that `databaseTypes` is the text of. */
export const typesFile = new URL('../types.ts', import.meta.url);

const HEAD = `/** Generated from the schema by \`npm run schema -w supabase\`. */
import type { Answers } from './answers.ts';
import type { JsonArguments } from './arguments.ts';

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
`;

/**
 * The tables and functions that the API's roles may reach, as PostgREST shows them: the type parameter of its client.
 * A column whose check lists its values has those values as its type. `Row` holds what may be read, `Withheld` names the
 * columns of which a row may not, and `Insert` and `Update` hold what accounts may write.
 */
export async function databaseTypes(): Promise<string> {
  const database = await openTestDatabase();
  try {
    const { tables, functions } = await readPublicSchema(database);
    const text = `${HEAD}
      export interface Database {
        public: {
          Tables: { ${tables.map(tableType).join('\n')} };
          Views: Record<never, never>;
          Functions: { ${functions.map(functionType).join('\n')} };
        };
      }`;
    return await format(text, { ...(await resolveConfig(typesFile)), parser: 'typescript' });
  } finally {
    await database.close();
  }
}

function tableType({ name, columns }: Table): string {
  const fields = (shown: Column[], isOptional: (column: Column) => boolean) =>
    shown.length
      ? `{ ${shown.map((column) => `${column.name}${isOptional(column) ? '?' : ''}: ${columnType(column)};`).join(' ')} }`
      : 'Record<PropertyKey, never>';
  const withheld = columns.flatMap(({ name: column, readable }) => (readable ? [] : [column]));
  return `${name}: {
    Row: ${fields(
      columns.filter(({ readable }) => readable),
      () => false,
    )};${withheld.length ? `\n    Withheld: ${withheld.map((column) => `'${column}'`).join(' | ')};` : ''}
    Insert: ${fields(
      columns.filter(({ insertable }) => insertable),
      ({ optional }) => optional,
    )};
    Update: ${fields(
      columns.filter(({ updatable }) => updatable),
      () => true,
    )};
    Relationships: [];
  };`;
}

function functionType({ name, arguments: given, returns, returnsSet }: Function): string {
  const keys = given.map((argument) => argumentType(name, argument)).join(' ');
  const answer = returns === 'jsonb' ? `Answers['${name}']` : valueType(returns) + (returnsSet ? '[]' : '');
  return `${name}: { Args: ${keys ? `{ ${keys} }` : 'Record<PropertyKey, never>'}; Returns: ${answer} };`;
}

/** What may be left out may be null only where null is what leaving it out means. */
function argumentType(caller: string, { name, type, default: otherwise }: Argument): string {
  const value = type === 'jsonb' ? `JsonArguments['${caller}']['${name}']` : givenType(type);
  if (otherwise === null) return `${name}: ${value};`;
  return `${name}?: ${value}${otherwise.startsWith('NULL::') ? ' | null' : ''};`;
}

function givenType(type: string): string {
  // An id from an address goes as it stands there; the database says whether it is one.
  if (type === 'bigint') return 'number | string';
  return `${type.endsWith('[]') ? 'readonly ' : ''}${valueType(type)}`;
}

function columnType({ type, nullable, checks }: Column): string {
  const values = checks.map(listedValues).find(Boolean);
  return `${values ?? valueType(type)}${nullable ? ' | null' : ''}`;
}

/** CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text]))) as 'open' | 'closed'. */
function listedValues(check: string): string | undefined {
  const list = /^CHECK \(\(\(?\w+\)?(?:::text)? = (?:ANY \(ARRAY\[([^\]]*)\]\)|('[^']*')::text)\)\)$/.exec(check);
  return list ? [...(list[1] ?? list[2])!.matchAll(/'([^']*)'/g)].map(([, value]) => `'${value}'`).join(' | ') : undefined;
}

function valueType(type: string): string {
  if (type.endsWith('[]')) return `${valueType(type.slice(0, -2))}[]`;
  if (/^(smallint|integer|bigint|numeric|real|double precision)$/.test(type)) return 'number';
  if (type === 'boolean') return 'boolean';
  return type === 'jsonb' ? 'Json' : 'string';
}
