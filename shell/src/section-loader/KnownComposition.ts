import type { Composition, CompositionRest } from '@marketplace/section-kit/host';
import type { Operator } from '@marketplace/shared-ui/operator';
import { LoadTask, retryDelays } from './LoadTask';
import type { SectionErrorReport } from './reportError';
import { toLoadError } from './SectionLoadError';

interface Parts {
  /** What the server wrote into the page. */
  inPage: Composition;
  /** Address of the page, without language prefix. */
  path: string;
  fetchRest: (file: NonNullable<Composition['rest']>) => Promise<CompositionRest>;
  report: (report: SectionErrorReport) => void;
}

/** What is known of the composition: first what the page's own view needs, then all of it. */
export class KnownComposition {
  /** Fetches the rest; ready at once where the page has left out nothing. */
  readonly task: LoadTask<Composition>;
  private known: Composition;
  private readonly path: string;
  private readonly lateOperator = Promise.withResolvers<Operator>();

  constructor({ inPage, path, fetchRest, report }: Parts) {
    const { rest, shell } = inPage;
    this.known = inPage;
    this.path = path;
    this.task = new LoadTask({
      candidates: () => [
        {
          version: shell.version,
          retries: retryDelays,
          run: async () => {
            try {
              if (rest) this.known = { ...inPage, ...(await fetchRest(rest)), rest: undefined };
              if (this.known.operator) this.lateOperator.resolve(this.known.operator);
              return this.known;
            } catch (error) {
              throw toLoadError('entry', error);
            }
          },
        },
      ],
      onGiveUp: ({ phase, message }, version, attempt) => report({ section: 'shell', version, phase, attempt, message }),
    });
  }

  get current(): Composition {
    return this.known;
  }

  get isWhole(): boolean {
    return !this.known.rest;
  }

  /** Who answers for the site: at once where the page says it, else as soon as the rest is there. */
  operator(): Operator | Promise<Operator> {
    const { operator } = this.known;
    // Who waits is part of a page that goes on without; it is asked for again with the next thing that needs the rest.
    if (!operator) this.task.start();
    return operator ?? this.lateOperator.promise;
  }

  /** Whether it is certain who owns a path (without language prefix): of the page's own one from the start. */
  knows(path: string): boolean {
    return this.isWhole || path === this.path;
  }

  /**
   * Waits for the rest; asks for it again where it could not be had.
   *
   * @throws SectionLoadError when it cannot be had now either
   */
  whole(): Promise<Composition> {
    return this.task.finish();
  }
}
