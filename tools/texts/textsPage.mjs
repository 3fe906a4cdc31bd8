import { escapeHtml } from '@marketplace/node-kit/escapeHtml';
import { mailSamples } from '@marketplace/supabase/mail-samples';
import { relative } from 'node:path';
import { consentTexts } from './consentTexts.mjs';
import { contentButtons } from './contentButtons.mjs';
import { kindOf, kinds } from './kindOf.mjs';
import { pageTitles } from './pageTitles.mjs';
import { placesOf } from './placesOf.mjs';
import { platformTexts } from './platformTexts.mjs';
import { readCatalogues } from './readCatalogues.mjs';
import { serverRefusals } from './serverRefusals.mjs';
import { sourceFiles } from './sourceFiles.mjs';
import { sourceTexts } from './sourceTexts.mjs';

const styles = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:80rem;padding:0 1rem;color:#1c2420}
table{border-collapse:collapse;width:100%;table-layout:fixed}td,th{border-top:1px solid #cdd6d0;padding:.4rem;text-align:left;vertical-align:top;white-space:pre-line;overflow-wrap:anywhere}
th:first-child,td:first-child{width:20%;color:#52605a}h3{margin:2rem 0 0}p{margin:.2rem 0;color:#52605a}`;

/**
 * Everything that people read, English beside French, by what it is for, and where it is shown: texts of catalogues and those that
 * are written without one, of the server too; titles and menus; buttons of the content; what people agree to; every mail in each of
 * its forms. To be read aloud.
 *
 * @param {string} root of the repository
 * @returns {Promise<string>} an HTML document
 */
export async function textsPage(root) {
  const placesOfFile = placesOf(root);
  const catalogues = [...sourceFiles(root).flatMap(readCatalogues), ...sourceTexts(root)].map((catalogue) => ({
    ...catalogue,
    ...placesOfFile(catalogue.file),
  }));
  const placed = {
    error: serverRefusals(root),
    button: contentButtons(root, placesOfFile),
    title: await pageTitles(root),
    consent: consentTexts(root),
  };
  const parts = kinds.map(({ id, title }) => ({
    id,
    title,
    parts: [
      ...catalogues.map((catalogue) => catalogueIn(catalogue, root, (key) => kindOf(key, catalogue) === id)),
      ...platformTexts(root, id),
      ...(placed[id] ?? []),
    ].filter(({ rows }) => rows.length > 0),
  }));
  const all = [...parts, { id: 'mail', title: 'Mails', parts: mailParts() }];
  const links = all.map(({ id, title, parts: each }) => `<a href="#${id}">${title}</a> (${each.flatMap(({ rows }) => rows).length})`);
  const bodies = all.map(({ id, title, parts: each }) => [`<h2 id="${id}">${title}</h2>`, ...each.map(partOf)].join('\n'));
  return page('What people read', [`<nav>${links.join(' · ')}</nav>`, ...bodies]);
}

/** By kind, each form that a mail has in a row of its own. */
const mailParts = () =>
  [...Map.groupBy(mailSamples(), ({ kind }) => kind)].map(([kind, samples]) => ({
    name: kind,
    where: samples[0].when,
    rows: samples.map(({ name, en, fr }) => [name || kind, en, fr]),
  }));

/**
 * What texts said and what they say now.
 *
 * @param {import('./changedTexts.mjs').ChangedText[]} changes
 * @param {string} since the older revision
 * @returns {string} an HTML document
 */
export const changesPage = (changes, since) =>
  page(
    `Texts that have changed since ${since}`,
    ['en', 'fr'].map((language) => {
      const rows = changes.filter((change) => change.language === language).map(({ key, before, after }) => [key, before, after]);
      return `<h2>${language === 'en' ? 'English' : 'French'}: ${rows.length}</h2>\n${table(rows, language === 'fr' ? [1, 2] : [])}`;
    }),
  );

const page = (title, parts) => `<!doctype html>
<html lang="en-CA">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
<h1>${escapeHtml(title)}</h1>
${parts.join('\n')}
</html>
`;

/** @returns {import('./platformTexts.mjs').PlacedTexts} those texts of a catalogue that are wanted */
function catalogueIn({ namespace, file, en, fr, users, addresses }, root, wanted) {
  const shown = addresses.length > 12 ? `${addresses.slice(0, 12).join(', ')} and ${addresses.length - 12} more` : addresses.join(', ');
  const through = users.map((user) => relative(root, user)).join(', ');
  const rows = Object.keys(en)
    .filter(wanted)
    .map((key) => [key, en[key], fr[key]]);
  return { name: namespace, where: shown || through || relative(root, file), rows };
}

const partOf = ({ name, where, rows }) => `<h3>${escapeHtml(name)}</h3>\n<p>${escapeHtml(where)}</p>\n${table(rows)}`;

const table = (rows, french = [2]) => {
  const cell = (text, column) => `<td${french.includes(column) ? ' lang="fr-CA"' : ''}>${escapeHtml(String(text))}</td>`;
  return `<table>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')}</table>`;
};
