import { AppError } from '@marketplace/section-kit';

/** Whether a save was refused because somebody of the team saved since what it is made of was read. */
export const isOlder = (error: unknown): boolean => error instanceof AppError && error.kind === 'conflict' && error.field === 'version';
