import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { Schema } from './schema';

/**
 * Lets a schema check a form: `useForm({ resolver: schemaResolver(schema) })`. Of each field it says the first thing that is wrong.
 *
 * @returns resolver whose values are typed by the schema
 */
export function schemaResolver<Output extends Input, Input extends FieldValues = Output>(
  schema: Schema<Output>,
): Resolver<Input, unknown, Output> {
  return (given, _context, { fields }) => {
    const { value, issues } = schema.read(given);
    if (issues.length === 0) return { values: value, errors: {} };
    const errors: Record<string, object> = {};
    for (const { path: [name] = ['root'], message } of issues) {
      const field = (fields as Readonly<Record<string, { ref: unknown; refs?: readonly unknown[] }>>)[name!];
      errors[name!] ??= { type: 'rule', message, ref: field?.refs ? field.refs[0] : field?.ref };
    }
    return { values: {}, errors: errors as FieldErrors<Input> };
  };
}
