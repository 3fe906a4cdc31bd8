import { languageTag, type Locale } from './languageTag';

/** Making a format takes as long as dozens of uses, and a page has a handful of them for hundreds of figures. */
function keptFormats<Options, Format>(make: (tag: string, options?: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: Locale, options?: Options): Format => {
    const key = locale + JSON.stringify(options);
    const format = made.get(key) ?? make(languageTag[locale], options);
    made.set(key, format);
    return format;
  };
}

/** @returns the same format for the same options */
export const numberFormat = keptFormats((tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));

/** @returns the same format for the same options, which have to name a time zone: the browser's own may change */
export const zonedFormat = keptFormats((tag, options?: ZonedOptions) => new Intl.DateTimeFormat(tag, options));

export interface ZonedOptions extends Intl.DateTimeFormatOptions {
  timeZone: string;
}
