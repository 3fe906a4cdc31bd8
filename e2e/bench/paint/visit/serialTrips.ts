/** A request of a page. */
export interface PageRequest {
  url: string;
  /** Of the browser's kinds. */
  type: string;
  /** Address of the script that asked; `null` when the document did. */
  askedBy: string | null;
  /** Milliseconds since the page was asked for; `null` when it never ended. */
  ended: number | null;
  /** Bytes over the line, headers included. */
  bytes: number;
  /** Whether the server had nothing for it. */
  isRefused: boolean;
}

const leadsToContent = ['Document', 'Script', 'Fetch', 'XHR'];

/**
 * How many trips to the server one after another a page needs until it shows its content: the longest chain of document, scripts and
 * reads in which each is asked for by the one before, of those that ended before the content was drawn.
 *
 * @param content when it was drawn
 * @param inDocument whether the document brought it: then nothing else had to come
 */
export function serialTrips(requests: readonly PageRequest[], content: number, inDocument: boolean): number {
  if (inDocument) return 1;
  const needed = requests.filter(({ type, ended }) => leadsToContent.includes(type) && ended !== null && ended <= content);
  const depths = new Map<string, number>();
  const depthOf = ({ url, type, askedBy }: PageRequest, seen: readonly string[] = []): number => {
    const known = depths.get(url);
    if (known !== undefined) return known;
    const asker = needed.find((request) => request.url === askedBy);
    const before = asker && asker.url !== url && !seen.includes(asker.url) ? depthOf(asker, [...seen, url]) : type === 'Document' ? 0 : 1;
    depths.set(url, before + 1);
    return before + 1;
  };
  return Math.max(1, ...needed.map((request) => depthOf(request)));
}
