const seed = /<script type="application\/json" id="seed">.*?<\/script>/s;
const root = /<div id="root">.*<\/div>\s*(?=<script type="application\/json" id="composition">)/s;
const bootList = /<script type="application\/json" id="boot">(.*?)<\/script>/s;

/** @returns the document of a page without what the server rendered; one that was not rendered stays as it is */
export function unrendered(html: string): string {
  return html
    .replace(seed, '')
    .replace(root, '<div id="root"></div>\n')
    .replace(bootList, (_list, json: string) => {
      const { start } = JSON.parse(json) as { start: [string, string][] };
      return start.map(([src, integrity]) => `<script defer crossorigin src="${src}" integrity="${integrity}"></script>`).join('');
    });
}
