/**
 * Listens to everything that names a module: `import`, `export … from`, `import()`, types, `require`, `import.meta.resolve`
 * and what `jest` mocks or requires.
 *
 * @param {(node: object, text: string) => void} found takes the node that names it; of a name that is put together, `text`
 *   is the beginning that is written out, up to its last slash
 * @returns listeners of an ESLint rule
 */
export function onSpecifier(found) {
  const see = (node) => {
    const text = node && textOf(node);
    if (text) found(node, text);
  };
  return {
    ImportDeclaration: ({ source }) => see(source),
    ExportNamedDeclaration: ({ source }) => see(source),
    ExportAllDeclaration: ({ source }) => see(source),
    ImportExpression: ({ source }) => see(source),
    TSImportType: ({ source }) => see(source),
    TSExternalModuleReference: ({ expression }) => see(expression),
    CallExpression: (call) => loadsModule(call.callee) && see(call.arguments[0]),
  };
}

function loadsModule({ type, name, object, property }) {
  if (type === 'Identifier') return name === 'require';
  if (type !== 'MemberExpression') return false;
  return object.name === 'jest' || (property.name === 'resolve' && (object.name === 'require' || object.type === 'MetaProperty'));
}

function textOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'BinaryExpression') return untilSlash(textOf(node.left));
  if (node.type !== 'TemplateLiteral') return null;
  const text = node.quasis[0].value.cooked;
  return node.expressions.length ? untilSlash(text) : text;
}

function untilSlash(text) {
  return text && text.slice(0, text.lastIndexOf('/') + 1);
}
