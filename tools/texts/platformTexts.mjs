import { join } from 'node:path';
import { readPairs } from './readPairs.mjs';

/** Files whose texts no catalogue holds: what they are for, but for their buttons, and where they are shown. */
const platformFiles = [
  {
    file: 'delivery/server/pages/outagePage.ts',
    kind: 'error',
    buttons: ['again'],
    where: 'every address, while the backend has not started',
  },
  { file: 'delivery/server/pages/renderPage.ts', kind: 'error', buttons: [], where: 'every page, in a browser without JavaScript' },
  { file: 'delivery/server/pages/describePage.ts', kind: 'error', buttons: [], where: 'title of an address that has no page' },
  { file: 'shell/src/boot/showBrokenPage.ts', kind: 'error', buttons: ['reload'], where: 'every page, when the shell cannot start' },
  { file: 'delivery/server/pages/sampleBar.ts', kind: 'word', buttons: [], where: 'above every page of a site that runs on samples' },
  { file: 'delivery/server/pages/shellRoutes.ts', kind: 'word', buttons: [], where: '/sitemap' },
  {
    file: 'delivery/server/overrides/overrideWords.ts',
    kind: 'word',
    buttons: ['use', 'reset', 'cancel', 'change'],
    where: '/overrides, and above every page while a browser runs test versions',
  },
];

/**
 * @typedef {object} PlacedTexts
 * @property {string} name
 * @property {string} where
 * @property {[key: string, en: string, fr: string][]} rows
 */

/**
 * What the server and the shell say without a catalogue.
 *
 * @param {string} root of the repository
 * @param {string} wanted a kind of text
 * @returns {PlacedTexts[]}
 */
export const platformTexts = (root, wanted) =>
  platformFiles.map(({ file, kind, buttons, where }) => {
    const kindAt = (name) => (buttons.includes(name) ? 'button' : name === 'refused' ? 'error' : kind);
    const texts = readPairs(join(root, file)).filter(({ key }) => kindAt(key.split('.').at(-1)) === wanted);
    return { name: file, where, rows: texts.map(({ key, en, fr }) => [key, en, fr]) };
  });
