import { answers } from '@marketplace/supabase/answers';
import { checkArguments } from '@marketplace/supabase/arguments';
import type { z } from 'zod';

/**
 * What a fake of the database answers, checked against what the function of that name can answer. The error is written to the
 * console as well, which fails a test: a client would report it as a broken connection.
 *
 * @throws {z.ZodError}
 */
export function parseAnswer(name: string, value: unknown): unknown {
  const result = (answers as Readonly<Record<string, z.ZodType>>)[name]?.safeParse(value);
  if (!result || result.success) return value;
  console.error(`The database never answers ${name} like this: ${result.error.message}`);
  throw result.error;
}

/**
 * What code asks a fake of the database, checked in the same way.
 *
 * @throws {z.ZodError}
 */
export function parseArguments(name: string, given: Readonly<Record<string, unknown>>): void {
  try {
    checkArguments(name, given);
  } catch (error) {
    console.error(`The database does not read ${name} like this: ${String(error)}`);
    throw error;
  }
}
