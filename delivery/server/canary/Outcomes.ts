import type { PageReport, Registry } from '@marketplace/section-kit/manifest';
import type { Visit } from './visitOf.ts';

/** Visitors of one set of versions since its canary began, each counted once. */
export interface Counts {
  visitors: number;
  /** Something of a section failed for them. */
  failed: number;
  /** Their page told how it was. */
  told: number;
  /** Of these, whose page was slow. */
  slow: number;
  /** Came long enough ago to have told. */
  due: number;
  /** Of these, whose page told nothing within that time: it is still read, or it hangs. */
  silent: number;
}

interface Visitor {
  came: number;
  failed: boolean;
  told: boolean;
  /** Told in time. */
  early: boolean;
  slow: boolean;
}

/** Milliseconds: a page that hangs tells nothing when it is left, one that works does, and many are left that soon. */
const PATIENCE = 20_000;
/** Milliseconds that web.dev calls poor. */
const POOR = { lcp: 4_000, inp: 500 };
/** More visitors of what is live make no comparison sharper, and each takes room. */
const MAX_VISITORS = 50_000;

/** Counts, in the memory of one server, how visitors of a canary fare beside those of what is live. Only who has a number counts. */
export class Outcomes {
  private readonly now: () => number;
  private salt: string | null = null;
  private sets = newSets();

  /** @param now milliseconds */
  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** A page goes out. */
  viewed({ live, set, visitor }: Pick<Visit, 'live' | 'set' | 'visitor'>): void {
    this.follow(live);
    if (this.salt === null || visitor === null || set === 'test') return;
    const visitors = this.sets[set];
    if (visitors.has(visitor) || visitors.size >= MAX_VISITORS) return;
    visitors.set(visitor, { came: this.now(), failed: false, told: false, early: false, slow: false });
  }

  /** A page tells of itself. */
  reported(live: Registry, visitor: number | null, report: PageReport): void {
    this.follow(live);
    const known = visitor === null ? undefined : (this.sets.canary.get(visitor) ?? this.sets.live.get(visitor));
    if (!known) return;
    if (report.kind === 'failure') {
      known.failed = true;
      return;
    }
    known.told = true;
    known.early ||= this.now() - known.came <= PATIENCE;
    known.slow ||= (report.lcp ?? 0) > POOR.lcp || (report.inp ?? 0) > POOR.inp;
  }

  /** @returns `null` while no canary reaches anybody */
  read(live: Registry): { live: Counts; canary: Counts } | null {
    this.follow(live);
    return this.salt === null ? null : { live: this.count(this.sets.live), canary: this.count(this.sets.canary) };
  }

  /** Another canary, or one that begins again, is counted from its beginning. */
  private follow({ canary }: Registry): void {
    const salt = canary?.percent ? canary.salt : null;
    if (salt === this.salt) return;
    this.salt = salt;
    this.sets = newSets();
  }

  private count(visitors: ReadonlyMap<number, Visitor>): Counts {
    const counts: Counts = { visitors: visitors.size, failed: 0, told: 0, slow: 0, due: 0, silent: 0 };
    for (const { came, failed, told, early, slow } of visitors.values()) {
      const isDue = this.now() - came > PATIENCE;
      counts.failed += Number(failed);
      counts.told += Number(told);
      counts.slow += Number(slow);
      counts.due += Number(isDue);
      counts.silent += Number(isDue && !early);
    }
    return counts;
  }
}

function newSets(): Record<'live' | 'canary', Map<number, Visitor>> {
  return { live: new Map(), canary: new Map() };
}
