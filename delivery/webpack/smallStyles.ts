import ts from 'typescript';
import { isStyles, styledImports } from './styledTags.ts';

/** Leaves the comments and the indentation of styles in the sources: a visitor would download both and run neither. */
export const smallStyles: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
  const names = styledImports(file);
  if (!names.size) return file;
  const visit = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, visit, context);
    if (!ts.isTaggedTemplateExpression(inner) || !isStyles(inner.tag, names)) return inner;
    return context.factory.updateTaggedTemplateExpression(inner, inner.tag, inner.typeArguments, shrink(inner.template, context.factory));
  };
  return ts.visitNode(file, visit, ts.isSourceFile);
};

function shrink(template: ts.TemplateLiteral, factory: ts.NodeFactory): ts.TemplateLiteral {
  if (ts.isNoSubstitutionTemplateLiteral(template)) {
    const text = shrinkText(template);
    return text === null ? template : factory.createNoSubstitutionTemplateLiteral(text.trim(), text.trim());
  }
  const { head, templateSpans } = template;
  const first = shrinkText(head);
  const rest = templateSpans.map(({ literal }) => shrinkText(literal));
  if (first === null || !rest.every((text) => text !== null)) return template;
  const spans = templateSpans.map((span, index) => {
    const text = rest[index]!;
    const literal = ts.isTemplateTail(span.literal)
      ? factory.createTemplateTail(text.trimEnd(), text.trimEnd())
      : factory.createTemplateMiddle(text, text);
    return factory.updateTemplateSpan(span, span.expression, literal);
  });
  return factory.updateTemplateExpression(template, factory.createTemplateHead(first.trimStart(), first.trimStart()), spans);
}

const commentOrString = /\/\*[^]*?\*\/|"[^"\n]*"|'[^'\n]*'/g;
const stringOrSpace = /("[^"\n]*"|'[^'\n]*')|\s*([{};])\s*|((?<=[\w-]:)\s+)|\s+/g;

/** @returns the styles without what they do not need; `null` for what only a whole parser would understand */
function shrinkText({ text, rawText }: ts.TemplateLiteralLikeNode): string | null {
  const bare = text.replace(commentOrString, (part) => (part.startsWith('/*') ? ' ' : part));
  const outside = bare.replace(commentOrString, '');
  if (text !== rawText || /["']|\/\*|\*\/|\/\//.test(outside)) return null;
  return bare.replace(
    stringOrSpace,
    (_part, string?: string, mark?: string, afterColon?: string) => string ?? mark ?? (afterColon ? '' : ' '),
  );
}
