import { useT } from '@marketplace/section-kit';
import { useId } from 'react';
import { composerMessages } from './composerMessages';
import type { Problems } from './draftProblems';

/** What is wrong with which field, and the ids of the fields. */
export interface FieldErrors {
  prefix: string;
  id: (field: string) => string;
  of: (field: string) => string | undefined;
  /** How often somebody wanted to go on. */
  attempt: number;
  /** For the list above the fields. */
  list: { id: string; message: string }[];
}

/** The words for problems. Nothing is marked before somebody wanted to go on. */
export function useFieldErrors(problems: Problems, attempt: number): FieldErrors {
  const t = useT(composerMessages);
  const prefix = useId();
  const textOf = (field: string) => {
    const problem = problems.get(field);
    return attempt > 0 && problem ? t(problem) : undefined;
  };
  return {
    prefix,
    attempt,
    id: (field) => prefix + field,
    of: textOf,
    list: [...problems.keys()].map((field) => ({ id: prefix + field, message: textOf(field) ?? '' })).filter(({ message }) => message),
  };
}
