import { json } from './answers.ts';

/** As many proxies take. The longest address of the product, a list of a hundred ids, has half of it. */
const MAX_ADDRESS_LENGTH = 8_192;
/** Of the rows a request returns. */
const MAX_EMBEDDED = 2;
const MAX_CONDITIONS = 20;
const MAX_ORDERS = 5;
/** A thousand rows of the widest table of the product have a quarter of it. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** Parameters of the REST API that are no filter. */
const NO_FILTERS = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

/**
 * Refuses a request to the REST API that asks for more than one read may cost. `max_rows` bounds the rows of the table it
 * names, not what is embedded in each of them: a few levels of relations that lead back to where they came from multiply
 * to an answer that never ends.
 *
 * @returns undefined for a request that may go on
 */
export function refuseOverLimit(url: URL): Response | undefined {
  const length = url.pathname.length + url.search.length;
  if (length > MAX_ADDRESS_LENGTH) return refused(414, `The address has ${length} characters; ${MAX_ADDRESS_LENGTH} are the most.`);
  if (url.search.includes('%00')) return refused(400, 'The address holds a byte that no text has. Leave it out.', '22021');
  const table = url.pathname.split('/').at(-1)!;
  const selected = url.searchParams.getAll('select').join(',');
  return (
    embedding(selected, table) ??
    tooMany('conditions', conditionsOf(url.searchParams), MAX_CONDITIONS) ??
    expressions(url.searchParams) ??
    tooMany('columns to order by', partsOf(url.searchParams.getAll('order').join(',')), MAX_ORDERS)
  );
}

/** `alias:table!hint(columns)`, `...table(columns)`: every bracket of a selection is a relation. */
function embedding(selected: string, table: string): Response | undefined {
  const relations = [...selected.matchAll(/([^\s,.:!()"]+)"?(?:![^,()]*)?\(/g)].map(([, name]) => name!);
  const brackets = selected.split('(').length - 1;
  const isRepeated = new Set([table, ...relations]).size <= relations.length;
  if (isRepeated) return refused(400, 'A relation may be embedded once, and never in itself. Read it on its own.');
  return tooMany('embedded relations', Math.max(brackets, relations.length), MAX_EMBEDDED);
}

/** A list of values is one condition, whatever its length; one of patterns is as many as it has. */
function conditionsOf(parameters: URLSearchParams): number {
  let conditions = 0;
  for (const [name, value] of filtersOf(parameters)) {
    const isList = isLogical(name) || /^(not\.)*i?like\((any|all)\)/.test(value);
    conditions += isList ? partsOf(unquoted(value).replace(/\bin\.\([^()]*\)/g, 'in')) : 1;
  }
  return conditions;
}

/** One that refers back to what it found tries every way of finding it: a row can take longer than there is time. */
function expressions(parameters: URLSearchParams): Response | undefined {
  const isExpression = ([name, value]: readonly [string, string]) =>
    isLogical(name)
      ? /(^|[(,])[^.,()]+\.(not\.)*i?match(\((any|all)\))?\./.test(unquoted(value))
      : /^(not\.)*i?match(\((any|all)\))?\./.test(value);
  return filtersOf(parameters).some(isExpression)
    ? refused(400, 'Regular expressions are not answered. Ask with like or ilike.')
    : undefined;
}

const filtersOf = (parameters: URLSearchParams) => [...parameters].filter(([name]) => !NO_FILTERS.has(name));
const isLogical = (name: string) => /(^|\.)(or|and)$/.test(name);
const unquoted = (value: string) => value.replace(/"(?:[^"\\]|\\.)*"/g, '');

const partsOf = (list: string) => list.split(',').length;

function tooMany(what: string, number: number, most: number): Response | undefined {
  return number > most ? refused(400, `The request has ${number} ${what}; ${most} are the most. Ask in several requests.`) : undefined;
}

/** Hands an answer of the REST API on, unless it is too large to be one read. */
export async function boundAnswer(answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer();
  if (body.byteLength > MAX_ANSWER_BYTES) return refused(400, 'The answer is larger than 4 MB. Ask for fewer rows or columns.');
  return new Response(body.byteLength > 0 ? body : null, answer);
}

/** In the shape of PostgREST's errors. @param code PostgreSQL's, where it has one for this */
function refused(status: number, message: string, code = String(status)): Response {
  return json(status, { code, message, details: null, hint: null });
}
