/** What two parts of a composition do not agree on. */
export type ProblemCode =
  | 'accessibility'
  | 'address'
  | 'blocked'
  | 'database'
  | 'export'
  | 'file'
  | 'fragment'
  | 'library'
  | 'link'
  | 'menu'
  | 'pages'
  | 'range'
  | 'rebuilt'
  | 'size'
  | 'slot'
  | 'upload';

/** Something that stands against a composition. */
export interface Problem {
  code: ProblemCode;
  /** Whose it is: a section, or the shell, with its version where that matters. */
  subject: string;
  /** What is wrong and what to do, in one sentence. */
  sentence: string;
}

/** Most sentences of one kind: whoever has mended these sees the others. */
const MAX_OF_A_KIND = 5;

/** @returns the sentences, those of a kind together, and how many more there are of it */
export function describeProblems(problems: readonly Problem[]): string[] {
  const kinds = [...new Set(problems.map(({ code }) => code))];
  return kinds.flatMap((kind) => {
    const sentences = [...new Set(problems.filter(({ code }) => code === kind).map(({ sentence }) => sentence))];
    const more = sentences.length - MAX_OF_A_KIND;
    return more > 1 ? [...sentences.slice(0, MAX_OF_A_KIND), `${more} more like these (${kind}).`] : sentences;
  });
}

/** Nothing was done, for reasons that a program can read. */
export class CheckFailure extends Error {
  readonly problems: readonly Problem[];

  constructor(consequence: string, problems: readonly Problem[]) {
    super(`${consequence} ${describeProblems(problems).join('\n')}`);
    this.problems = problems;
  }
}

/** @throws CheckFailure when there is a problem: what follows from it, and each of them */
export function refuseFor(problems: readonly Problem[], consequence: string): void {
  if (problems.length) throw new CheckFailure(consequence, problems);
}
