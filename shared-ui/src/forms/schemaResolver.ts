import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { safeParse, type GenericSchema } from 'valibot';

/**
 * Lets a schema check a form: `useForm({ resolver: schemaResolver(schema) })`. Of each field it says the first thing that is wrong.
 * The one of `@hookform/resolvers` weighs more, because it also knows lists, parts of objects and all messages of a field.
 *
 * @returns resolver whose values are typed by the schema
 */
export function schemaResolver<Input extends FieldValues, Output>(schema: GenericSchema<Input, Output>): Resolver<Input, unknown, Output> {
  return (given, _context, { fields }) => {
    const { success, output, issues } = safeParse(schema, given);
    if (success) return { values: output, errors: {} };
    const errors: Record<string, object> = {};
    for (const { path, message } of issues) {
      const name = String(path?.[0].key ?? 'root');
      const field = (fields as Readonly<Record<string, { ref: unknown; refs?: readonly unknown[] }>>)[name];
      errors[name] ??= { type: 'rule', message, ref: field?.refs ? field.refs[0] : field?.ref };
    }
    return { values: {}, errors: errors as FieldErrors<Input> };
  };
}
