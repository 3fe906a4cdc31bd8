import type { z } from 'zod';

/** Turns what a schema refused into one clause, such as `routes.0.path: use a path such as "/services/:id"`. */
export function describeIssues(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => (path.length ? `${path.join('.')}: ${message}` : message)).join('; ');
}
