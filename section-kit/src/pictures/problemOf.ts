import type { AppError } from '@marketplace/section-kit';
import type { PictureProblem } from './shrinkPicture';

const told = ['tooLarge', 'wrongType', 'offline', 'limited', 'conflict'] as const;

/** @returns what is told beside a picture that was not stored. That no answer came is all the same to who looks at it: it is sent again. */
export function problemOf({ kind }: AppError): PictureProblem {
  if (kind === 'unconfirmed') return 'offline';
  if (kind === 'invalid') return 'unreadable';
  return told.find((known) => known === kind) ?? 'refused';
}
