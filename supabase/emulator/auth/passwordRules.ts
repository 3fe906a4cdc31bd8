import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@marketplace/shared-ui/brand';
import { authError } from '../http/answers.ts';

/** What bcrypt looks at; an accented letter is two. */
const MAX_BYTES = 72;

let common: ReadonlySet<string> | undefined;

/** The file names its source and licence in lines that begin with '#'. */
function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  );
  return common;
}

/** What this site is called and about, in both languages: what is tried first here and nowhere else. */
const siteWords = [
  brand.name,
  brand.pointsName.en,
  brand.pointsName.fr,
  'home improvement',
  'homeowner',
  'renovation',
  'rénovation',
  'contractor',
  'entrepreneur',
];
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
const siteNames = new Set(siteWords.map(lettersOf));

/**
 * Refuses a new password that is tried first by whoever guesses: one of the 3,000 commonest (the list leaves out 452 that are
 * too short anyway), in any case; a word of this site with digits or signs around it; one character over and over; the
 * account's own address or the name in it. And one whose end would not count. How long it has to be is the library's rule.
 *
 * @param email of the account, in lower case
 */
export function refusePassword(password: string, email: string): Response | undefined {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    const message = `Your password has more than ${MAX_BYTES} bytes, of which the rest would not count. Choose a shorter one.`;
    return authError(422, 'validation_failed', message);
  }
  const written = password.toLowerCase();
  if (written === email || written === email.slice(0, email.lastIndexOf('@'))) {
    return weak('Your password is your email address, which others know. Choose another password.');
  }
  if (commonPasswords().has(written) || /^(.)\1*$/u.test(password)) {
    return weak('This password is one of the most common ones, which are tried first. Choose another password.');
  }
  if (siteNames.has(lettersOf(password))) {
    return weak('This password is little more than a word of this site, which is tried first. Choose another password.');
  }
  return undefined;
}

function weak(message: string): Response {
  return authError(422, 'weak_password', message);
}
