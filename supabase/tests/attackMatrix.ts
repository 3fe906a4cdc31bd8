import { seedId } from '../seed/generateSeed.ts';

/** anon has no session; the owner owns the private rows; the stranger is another account; forged claims in its own metadata to be an administrator. */
export const actors = ['anon', 'owner', 'stranger', 'forged'] as const;
export type Actor = (typeof actors)[number];

export const operations = ['select', 'insert', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

/**
 * What must happen. all: every row is seen. own: the actor's own row is seen and no other. changed: exactly one row is
 * written. none: no error and no row. denied: SQLSTATE 42501, over HTTP 401 for anon and 403 for the others.
 */
type Outcome = 'all' | 'own' | 'changed' | 'none' | 'denied';

/** Values may be the placeholders "$owner" (the owner's user id) and "$self" (the actor's; a nil UUID for anon). */
type Values = Readonly<Record<string, string | number | null>>;

interface Attempt {
  operation: Operation;
  /** Equality filter; without it a select asks for every row. Always present for update and delete. */
  target?: Values;
  /** The columns an insert or update sends. */
  values?: Values;
  expected: Readonly<Record<Actor, Outcome>>;
}

export interface Attack extends Omit<Attempt, 'expected'> {
  table: string;
  actor: Actor;
  expected: Outcome;
}

const everybody = (outcome: Outcome): Record<Actor, Outcome> => ({ anon: outcome, owner: outcome, stranger: outcome, forged: outcome });

/** A table that everybody reads and no visitor or account writes. */
const publicTable = (target: Values, row: Values, change: Values): Attempt[] => [
  { operation: 'select', expected: everybody('all') },
  { operation: 'insert', values: row, expected: everybody('denied') },
  { operation: 'update', target, values: change, expected: everybody('denied') },
  { operation: 'delete', target, expected: everybody('denied') },
];

const newId = '00000000-0000-4000-8000-0000000000aa';
const firstCategory = seedId('category 0');
const owners = { user_id: '$owner' };

/** Every table of the exposed schema with what each actor may do. The SQL and the HTTP tests are made from this list. */
export const attackMatrix: Readonly<Record<string, readonly Attempt[]>> = {
  categories: publicTable({ id: firstCategory }, { id: newId, title: 'Planted' }, { title: 'Defaced' }),
  category_texts: publicTable(
    { category_id: firstCategory },
    { category_id: firstCategory, locale: 'fr', title: 'Planted' },
    { title: 'Defaced' },
  ),
  category_trades: publicTable({ category_id: firstCategory }, { category_id: firstCategory, trade: 'Planted' }, { trade: 'Defaced' }),
  services: publicTable({ id: seedId('service 0') }, { id: newId, name: 'Planted', category: 'Plumbing' }, { rating: 5 }),
  profiles: [
    { operation: 'select', expected: { anon: 'denied', owner: 'own', stranger: 'own', forged: 'own' } },
    { operation: 'select', target: owners, expected: { anon: 'denied', owner: 'own', stranger: 'none', forged: 'none' } },
    { operation: 'insert', values: { user_id: '$self', display_name: 'Second' }, expected: everybody('denied') },
    {
      operation: 'update',
      target: owners,
      values: { display_name: 'Renamed', locale: 'fr' },
      expected: { anon: 'denied', owner: 'changed', stranger: 'none', forged: 'none' },
    },
    { operation: 'update', target: { user_id: '$self' }, values: { user_id: '$owner' }, expected: everybody('denied') },
    { operation: 'update', target: owners, values: { created_at: '2000-01-01T00:00:00Z' }, expected: everybody('denied') },
    { operation: 'delete', target: owners, expected: everybody('denied') },
  ],
};

/** The matrix as one attack for each table, attempt and actor. */
export const attacks: readonly Attack[] = Object.entries(attackMatrix).flatMap(([table, attempts]) =>
  attempts.flatMap(({ expected, ...attempt }) => actors.map((actor) => ({ table, ...attempt, actor, expected: expected[actor] }))),
);

const nilId = '00000000-0000-0000-0000-000000000000';

/**
 * Fills the placeholders in.
 * @param users the user id of each actor with an account
 */
export function resolveValues(values: Values, actor: Actor, users: Readonly<Record<Exclude<Actor, 'anon'>, string>>): Values {
  const self = actor === 'anon' ? nilId : users[actor];
  const filled = (value: string | number | null) => (value === '$owner' ? users.owner : value === '$self' ? self : value);
  return Object.fromEntries(Object.entries(values).map(([column, value]) => [column, filled(value)]));
}

/** A short line for test names, such as "stranger update profiles". */
export const describeAttack = ({ table, operation, actor, target, values, expected }: Attack): string =>
  `${actor} ${operation} ${table}${values ? ` (${Object.keys(values).join(', ')})` : ''}${target ? ` where ${Object.keys(target).join(', ')}` : ''}: ${expected}`;
