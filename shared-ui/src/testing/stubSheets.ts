/** jsdom adopts no style sheets: keeps the rules of those that script adds to the page, after one of somebody else. */
export function stubSheets(): { rules: () => string[]; restore: () => void } {
  const { CSSStyleSheet: original } = globalThis;
  class FakeSheet {
    rules = '';
    replaceSync(rules: string) {
      this.rules = rules;
    }
  }
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet });
  const theirs = new FakeSheet();
  theirs.replaceSync('theirs');
  Object.assign(document, { adoptedStyleSheets: [theirs] });
  return {
    rules: () => (document.adoptedStyleSheets as unknown as FakeSheet[]).map(({ rules }) => rules),
    restore: () => {
      Object.assign(globalThis, { CSSStyleSheet: original });
      Reflect.deleteProperty(document, 'adoptedStyleSheets');
    },
  };
}
