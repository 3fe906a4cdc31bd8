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
    const young = this.#mails.filter(({ Created }) => now - Date.parse(Created) <= MAX_AGE_MS);
    if (young.length === this.#mails.length) return;
    this.#mails = young;
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
