import { relative, sep } from 'node:path';

const address = 'Read and write the address through a codec of section-kit: defineQuery and useSearchQuery.';
const storage = 'Keep it in a deviceStore of section-kit: it knows blocked, full and damaged storage.';

/** What browsers offer and section-kit wraps, with what takes its place. */
const wrapped = {
  URLSearchParams: address,
  searchParams: address,
  localStorage: storage,
  sessionStorage: storage,
  indexedDB: storage,
};

/** Files that need the bare thing. */
const exceptions = {
  // The auth service writes this part of the address, before any page or codec is there.
  'shell/src/auth/readAuthResult.ts': ['URLSearchParams'],
  // The address of a script, which no visitor sees.
  'shell/src/section-loader/ScriptGate.ts': ['searchParams'],
};

/** ESLint rule: code of the browser reads addresses and stores things through section-kit, which does it right in one place. */
export const kitGlobals = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { root: { type: 'string' } }, required: ['root'], additionalProperties: false }],
    messages: { wrapped: '{{message}}' },
  },
  create(context) {
    const file = relative(context.options[0].root, context.filename).split(sep).join('/');
    const allowed = exceptions[file] ?? [];
    const see = (node, name) => {
      if (Object.hasOwn(wrapped, name) && !allowed.includes(name))
        context.report({ node, messageId: 'wrapped', data: { message: wrapped[name] } });
    };
    return {
      Identifier: (node) => see(node, node.name),
      // globalThis['localStorage']
      'MemberExpression[computed=true] > Literal.property': (node) => see(node, node.value),
    };
  },
};
