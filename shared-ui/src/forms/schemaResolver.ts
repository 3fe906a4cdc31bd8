import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { safeParse, type GenericSchema } from 'valibot';

/**
 * Lets a schema check a form: `useForm({ resolver: schemaResolver(schema) })`. Of each field it says the first thing that is wrong.
 * The one of `@hookform/resolvers` also knows lists and all messages of a field, which no form here asks for, and weighs more.
 *
 * @returns resolver whose values are typed by the schema
 */
export function schemaResolver<Input extends FieldValues, Output>(schema: GenericSchema<Input, Output>): Resolver<Input, unknown, Output> {
  return (given) => {
    const { success, output, issues } = safeParse(schema, given);
    if (success) return { values: output, errors: {} };
    const errors: Record<string, object> = {};
    for (const { path, message } of issues) errors[String(path?.[0].key ?? 'root')] ??= { type: 'rule', message };
    return { values: {}, errors: errors as FieldErrors<Input> };
  };
}
