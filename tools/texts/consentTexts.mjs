import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const places = {
  newsletter: 'at the box of every newsletter form',
  notice: 'at every button that sends something',
  'notice-after-fr': 'at such a button, for who writes in English about work or a company in Quebec',
};

/**
 * What people read before they agree to something or send it, in the words of today: the newest of each notice.
 *
 * @param {string} root of the repository
 * @returns {import('./platformTexts.mjs').PlacedTexts[]}
 */
export function consentTexts(root) {
  const sql = readFileSync(join(root, 'supabase/schemas/platform/05_consent_texts.sql'), 'utf8');
  const newest = {};
  for (const [, id, locale, body] of sql.matchAll(/^ {2}\('([a-z0-9-]+)', '(en|fr)', '((?:[^']|'')*)'/gm))
    newest[familyOf(id)] = { ...newest[familyOf(id)], [locale]: [id, body.replaceAll("''", "'")] };
  return Object.entries(newest).map(([name, { en, fr = ['', ''] }]) => ({
    name,
    where: places[name] ?? 'supabase/schemas/platform/05_consent_texts.sql',
    rows: [[en[0], en[1], fr[1]]],
  }));
}

/** `notice-en-after-fr-3` is of the family `notice-after-fr`. */
const familyOf = (id) => id.replace(/^([a-z]+)-(?:en|fr)/, '$1').replace(/-\d+$/, '');
