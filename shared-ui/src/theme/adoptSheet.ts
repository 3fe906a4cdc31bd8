/** Rules that stand beside the document, where neither its elements nor its policy know of them. */
interface AdoptedSheet {
  /** Takes other rules in their place. */
  replace: (rules: string) => void;
  remove: () => void;
}

/**
 * Gives the page rules that only script can give.
 *
 * @returns `null` where the browser cannot do that
 */
export function adoptSheet(rules = ''): AdoptedSheet | null {
  if (!document.adoptedStyleSheets) return null;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return {
    replace: (next) => void sheet.replaceSync(next),
    remove: () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}
