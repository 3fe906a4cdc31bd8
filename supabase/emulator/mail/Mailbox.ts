import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mail } from '../../mails/layout/Mail.ts';

const KEPT = 500;
const MAX_AGE_MS = 30 * 86_400_000;

/** Caught mails, newest first, kept across restarts in `mails.jsonl` (their links open accounts, so 0600). */
export class Mailbox {
  readonly #file: string;
  #mails: Mail[];
  /** What a killed process left half written is taken out before the first mail is added: a start needs no room on the disk. */
  #isTidy = false;

  constructor(directory: string) {
    this.#file = join(directory, 'mails.jsonl');
    this.#mails = existsSync(this.#file) ? readLines(this.#file).slice(-KEPT).reverse() : [];
  }

  get mails(): readonly Mail[] {
    return this.#mails;
  }

  find(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.ID === id);
  }

  /** Keeps a mail, unless one with the same `MessageID` is here already: as a mail program would, it shows it once. */
  add(mail: Mail): void {
    if (mail.MessageID && this.#mails.some(({ MessageID }) => MessageID === mail.MessageID)) return;
    if (!this.#isTidy) this.#rewrite();
    appendFileSync(this.#file, `${JSON.stringify(mail)}\n`);
    this.#mails = [mail, ...this.#mails].slice(0, KEPT);
  }

  /** Forgets mails older than 30 days, as the outbox does with what it has sent. @param now in milliseconds */
  dropOld(now: number): void {
    this.#keep(({ Created }) => now - Date.parse(Created) <= MAX_AGE_MS);
  }

  /** Forgets the mails that went to an address or name it, up to a time: whose address it was is deleted. @param until in milliseconds */
  dropOf(address: string, until: number): void {
    this.#keep((mail) => Date.parse(mail.Created) > until || !names(mail, address.toLowerCase()));
  }

  #keep(isKept: (mail: Mail) => boolean): void {
    const kept = this.#mails.filter(isKept);
    if (kept.length === this.#mails.length) return;
    this.#mails = kept;
    this.#rewrite();
  }

  #rewrite(): void {
    const lines = this.#mails.toReversed().map((mail) => `${JSON.stringify(mail)}\n`);
    // Written beside and renamed: a process killed half way must not take the mails with it.
    writeFileSync(`${this.#file}.new`, lines.join(''), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
    this.#isTidy = true;
  }
}

/** Whole words only: the address of one person may be the end of another's. */
function names({ To, Text }: Mail, address: string): boolean {
  const words = Text.toLowerCase().split(/[\s<>(),;:"“”«»]+|\.(?=\s|$)/);
  return To.some(({ Address }) => Address.toLowerCase() === address) || words.includes(address);
}

/** A process killed while it wrote leaves at most one broken line, which is left out. */
function readLines(file: string): Mail[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line ? [JSON.parse(line) as Mail] : [];
      } catch {
        return [];
      }
    });
}
