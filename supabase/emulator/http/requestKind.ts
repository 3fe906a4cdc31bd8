/** Of how many digits a length is: what is asked by twice as long a text may well cost more. */
const scale = (length: number) => Math.ceil(Math.log2(length + 1));

/**
 * What a request has in common with others that cost about as much: what is asked of, by which parameters, in how many words, and
 * whether all are counted.
 */
export function requestKind({ method, headers }: Request, { pathname, search, searchParams }: URL): string {
  const names = [...new Set(searchParams.keys())].sort().join();
  const relations = search.split('(').length;
  const length = scale(search.length + Number(headers.get('content-length') ?? 0));
  const isCounted = headers.get('prefer')?.includes('count=') ?? false;
  return [method, pathname, names, relations, length, isCounted].join(' ');
}
