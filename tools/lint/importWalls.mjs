import { relative, sep } from 'node:path';
import { buildMayImport, closed, mayImport } from './importTable.mjs';
import { resolveImport } from './resolveImport.mjs';
import { onSpecifier } from './specifiers.mjs';

const more = 'See CONTRIBUTING.md, "Who may import whom".';
const rowOf = (room) => (room.startsWith('mf-') ? 'mf-*' : room);
const isOurs = (room) => Object.hasOwn(mayImport, rowOf(room));
const opens = (opened, entry) => opened === entry || entry.startsWith(`${opened.replace(/\/\*$/, '')}/`);

/** ESLint rule: an import of our packages lands where tools/lint/importTable.mjs allows it, however it is written. */
export const importWalls = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { root: { type: 'string' } }, required: ['root'], additionalProperties: false }],
    messages: { wall: '{{message}}' },
  },
  create(context) {
    const { root } = context.options[0];
    const from = relative(root, context.filename).split(sep);
    // The configuration at the root belongs to no package.
    if (from.length < 2) return {};
    return onSpecifier((node, text) => {
      const message = complaint(from, resolveImport(text, context.filename, root));
      if (message) context.report({ node, messageId: 'wall', data: { message } });
    });
  },
};

/** @returns {string | undefined} what stands against the import */
function complaint([own, ...rest], { room, entry, byPath }) {
  const byName = `Import a package by its name. ${more}`;
  if (room === own) return entry.includes('/node_modules/') ? byName : undefined;
  const name = rowOf(own);
  const shut = closed.find(({ to, names }) => to.includes(name) && names.some((opened) => opens(opened, entry)));
  if (shut) return shut.message;
  if (!byPath && !isOurs(room)) return undefined;
  const builds = ['shell', 'mf-*'].includes(name) ? buildMayImport.filter(({ file }) => file.test(rest.join('/'))) : [];
  const allowed = [...(mayImport[name] ?? []), ...builds.flatMap(({ entries }) => entries)];
  if (byPath && (!isOurs(room) || allowed.some((opened) => opened.split('/')[0] === room))) return byName;
  if (allowed.some((opened) => opens(opened, entry))) return undefined;
  return `${own} may import ${allowed.join(', ') || 'nothing of ours'}. ${more}`;
}
