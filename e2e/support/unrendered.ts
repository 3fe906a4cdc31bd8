const seed = /<script type="application\/json" id="seed">.*?<\/script>/s;
const root = /<div id="root">.*<\/div>\s*(?=<script type="application\/json" id="composition">)/s;
/** Of the components on the page, and the faces of its fonts, which a page that begins in the browser makes itself. */
const styles = /<style( data-styled[^>]*)?>(?!body)[^]*?<\/style>/g;
/** Of its code, which a page that the server rendered runs once it is drawn. */
const starts = /<link rel="preload" as="script" data-start ([^>]*)href=([^>]*)>/g;
const bootList = /<script type="application\/json" id="boot">(.*?)<\/script>/s;

/** @returns the document of a page without what the server rendered; one that was not rendered stays as it is */
export function unrendered(html: string): string {
  return html
    .replace(seed, '')
    .replace(styles, '')
    .replace(root, '<div id="root"></div>\n')
    .replace(starts, '<script defer $1src=$2></script>')
    .replace(bootList, (_list, json: string) => {
      const { start } = JSON.parse(json) as { start: [string, string][] };
      return start.map(([src, integrity]) => `<script defer crossorigin src="${src}" integrity="${integrity}"></script>`).join('');
    });
}
