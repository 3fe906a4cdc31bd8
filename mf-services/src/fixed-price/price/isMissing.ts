import { AppError } from '@marketplace/section-kit';

/** Whether the backend lacks a table or function, as one that holds only the specification's tables. */
export function isMissing(error: unknown): boolean {
  return error instanceof AppError && ['PGRST202', 'PGRST205', '42P01'].includes(error.code ?? '');
}
