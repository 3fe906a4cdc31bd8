const special = /[\u2009\u202f\u00a0]/g;

/** @returns a number as Intl writes it, whose spaces are all no-break: some language data has thin ones, of two kinds */
export function withHardSpaces(text: string): string {
  return text.replaceAll(special, '\u00a0');
}

/** @returns a date as Intl writes it, whose spaces are all plain: some language data has special ones, in places of its own */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(special, ' ');
}
