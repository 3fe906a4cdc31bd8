import { AppError } from '@marketplace/section-kit';

/** Whether the backend lacks a table or function, as one that holds only the specification's tables. */
export function isMissing(error: unknown): boolean {
  return error instanceof AppError && error.kind === 'missing';
}
