/**
 * Finds the calls of a function in SQL.
 *
 * @param name qualified, such as `private.enqueue_mail`
 * @returns the arguments of each call as written, without the space around them
 */
export function callArguments(sql: string, name: string): string[][] {
  const text = sql.replace(/--.*$/gm, '');
  return [...text.matchAll(new RegExp(`\\b${name.replace('.', '\\.')}\\s*\\(`, 'g'))].map(({ index, 0: opening }) =>
    splitArguments(text.slice(index + opening.length)),
  );
}

/** Splits at the commas outside of quotes and brackets, up to the bracket that closes the call. */
function splitArguments(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/'(?:[^']|'')*'|[^]/g)) {
    if ('([{'.includes(token)) depth += 1;
    if (')]}'.includes(token)) depth -= 1;
    if (depth < 0) break;
    if (token === ',' && depth === 0) found.push('');
    else found[found.length - 1] += token;
  }
  return found.map((argument) => argument.trim());
}
