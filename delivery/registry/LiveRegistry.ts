import type { Registry } from '@marketplace/section-kit/manifest';
import type { RegistryReader, Revision } from './RegistryReader.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Long enough ahead that somebody reads it. */
const notice = 7 * day;

/**
 * The registry a running server uses: follows what is stored, and keeps the last good revision when a bad one appears or its own
 * runs out.
 */
export class LiveRegistry {
  private readonly reader: RegistryReader;
  private readonly log: (line: string) => void;
  private readonly requireFiles: (registry: Registry) => void;
  private stamp: string;
  private good: Revision;
  private refused: string | null = null;
  private saidEnd = Number.NEGATIVE_INFINITY;

  /**
   * @param requireFiles throws when the files that a registry names are not what it says
   * @throws Error when there is no good revision to start with
   */
  constructor(reader: RegistryReader, log: (line: string) => void, requireFiles: (registry: Registry) => void = () => {}) {
    this.reader = reader;
    this.log = log;
    this.requireFiles = requireFiles;
    this.stamp = reader.stamp();
    this.good = reader.head();
    requireFiles(this.good.registry);
    reader.remember(this.good.registry.revision);
  }

  current(): Registry {
    const stamp = this.reader.stamp();
    if (stamp !== this.stamp) this.follow();
    this.stamp = stamp;
    this.sayEnd();
    return this.good.registry;
  }

  /** What whoever looks after the server should know: `null` while everything holds. */
  problem(): string | null {
    this.current();
    return this.refused ?? this.expired();
  }

  private follow(): void {
    const before = this.refused;
    try {
      const { passedOver, ...head } = this.reader.head();
      this.requireSuccessor(head);
      this.requireFiles(head.registry);
      this.reader.remember(head.registry.revision);
      this.good = head;
      this.refused = passedOver && this.stays(passedOver);
    } catch (error) {
      this.refused = this.stays(error as Error);
    }
    if (this.refused && this.refused !== before) this.log(this.refused);
  }

  /** Whoever puts an older copy of everything back, also of what says how far it had come, ends the chain of what runs. */
  private requireSuccessor(next: Revision): void {
    const { revision } = this.good.registry;
    if (next.registry.revision < revision) {
      throw new Error(`Revision ${next.registry.revision} of the registry is older than revision ${revision}, which was already in use.`);
    }
    if (next.hash === this.good.hash) return;
    for (const { registry, hash } of this.reader.history()) {
      if (registry.revision > revision) continue;
      if (hash === this.good.hash) return;
      break;
    }
    throw new Error(`Revision ${next.registry.revision} of the registry does not follow revision ${revision}, which was already in use.`);
  }

  private stays = (error: Error): string => `${error.message} Revision ${this.good.registry.revision} stays in use.`;

  private expired(): string | null {
    const { revision, expires } = this.good.registry;
    if (this.left() > 0) return null;
    return `Revision ${revision} of the registry expired on ${expires} and stays in use; promote what should run, also the same again.`;
  }

  /** Every day before its end, every hour after it. */
  private sayEnd(): void {
    const left = this.left();
    const now = this.reader.now();
    if (left > notice || now - this.saidEnd < (left > 0 ? day : hour)) return;
    this.saidEnd = now;
    const { revision, expires } = this.good.registry;
    this.log(
      this.expired() ??
        `Revision ${revision} of the registry expires on ${expires}; promote what should run before that, also the same again.`,
    );
  }

  private left(): number {
    return Date.parse(this.good.registry.expires) - this.reader.now();
  }
}
