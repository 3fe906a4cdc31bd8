import { AppError } from '@marketplace/section-kit';

/** Whether a write was refused because somebody else wrote since what it is made of was read. */
export const isOlder = (error: unknown): boolean => error instanceof AppError && error.kind === 'conflict' && error.field === 'version';
