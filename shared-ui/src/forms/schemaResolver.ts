import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Lets a schema check a form: `useForm({ resolver: schemaResolver(schema) })`.
 *
 * Declared here because the resolver's own types come from a package it does not install, which turns the submitted
 * values into `unknown`.
 * @returns resolver whose values are typed by the schema
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.core.$ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return standardSchemaResolver(schema);
}
