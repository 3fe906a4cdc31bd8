import { escapeHtml } from '@marketplace/node-kit/escapeHtml';
import { mailSamples } from '@marketplace/supabase/mail-samples';
import { relative } from 'node:path';
import { contentButtons } from './contentButtons.mjs';
import { kindOf, kinds } from './kindOf.mjs';
import { placesOf } from './placesOf.mjs';
import { platformTexts } from './platformTexts.mjs';
import { readCatalogues } from './readCatalogues.mjs';
import { sourceFiles } from './sourceFiles.mjs';

const styles = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:80rem;padding:0 1rem;color:#1c2420}
table{border-collapse:collapse;width:100%;table-layout:fixed}td,th{border-top:1px solid #cdd6d0;padding:.4rem;text-align:left;vertical-align:top;white-space:pre-line;overflow-wrap:anywhere}
th:first-child,td:first-child{width:20%;color:#52605a}h3{margin:2rem 0 0}p{margin:.2rem 0;color:#52605a}`;

/**
 * Every text of a catalogue, of the server and of the shell's last page, every button of the content and every mail, English beside
 * French, by what it is for, and where it is shown: to be read aloud.
 *
 * @param {string} root of the repository
 * @returns {string} an HTML document
 */
export function textsPage(root) {
  const placesOfFile = placesOf(root);
  const catalogues = sourceFiles(root)
    .flatMap(readCatalogues)
    .map((catalogue) => ({ ...catalogue, ...placesOfFile(catalogue.file) }));
  const ofKind = (id) =>
    [
      ...catalogues.map((catalogue) => partOf(catalogue, root, (key) => kindOf(key) === id)),
      ...platformTexts(root, id).map(placedPart),
      ...(id === 'button' ? contentButtons(root, placesOfFile).map(placedPart) : []),
    ]
      .filter(Boolean)
      .join('\n');
  const parts = kinds.map(({ id, title }) => `<h2 id="${id}">${title}</h2>\n${ofKind(id)}`);
  const mails = mailSamples().map(
    ({ kind, when, ...texts }) => `<h3>${kind}</h3>\n<p>${escapeHtml(when)}</p>\n${table([[kind, texts.en, texts.fr]])}`,
  );
  const links = [...kinds, { id: 'mail', title: 'Mails' }].map(({ id, title }) => `<a href="#${id}">${title}</a>`).join(' · ');
  return page('What people read', [`<nav>${links}</nav>`, ...parts, '<h2 id="mail">Mails</h2>', ...mails]);
}

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

/** @returns {string} nothing where a catalogue has no such text */
function partOf({ namespace, file, en, fr, users, addresses }, root, wanted) {
  const rows = Object.keys(en)
    .filter(wanted)
    .map((key) => [key, en[key], fr[key]]);
  if (rows.length === 0) return '';
  const shown = addresses.length > 12 ? `${addresses.slice(0, 12).join(', ')} and ${addresses.length - 12} more` : addresses.join(', ');
  const through = users.map((user) => relative(root, user)).join(', ');
  return `<h3>${namespace}</h3>\n<p>${escapeHtml(shown || through || relative(root, file))}</p>\n${table(rows)}`;
}

const placedPart = ({ name, where, rows }) =>
  rows.length === 0 ? '' : `<h3>${escapeHtml(name)}</h3>\n<p>${escapeHtml(where)}</p>\n${table(rows)}`;

const table = (rows, french = [2]) => {
  const cell = (text, column) => `<td${french.includes(column) ? ' lang="fr-CA"' : ''}>${escapeHtml(String(text))}</td>`;
  return `<table>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')}</table>`;
};
