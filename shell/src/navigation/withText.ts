/** Fills `{text}` of a slot's address: `withText('/services?search={text}', 'a & b')` ends in `search=a%20%26%20b`. */
export function withText(href: string, text: string): string {
  return href.replace('{text}', encodeURIComponent(text));
}
