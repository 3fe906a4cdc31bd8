type Thing = Record<string, unknown>;
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isAddress: Check = (value) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value);
const isDay: Check = (value) => typeof value === 'string' && /^\d{4}(-\d\d-\d\d)?(T\S+)?$/.test(value);
const isLanguage: Check = (value) => value === 'en-CA' || value === 'fr-CA';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isWeekday: Check = (value) => /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(String(value));
const isTime: Check = (value) => /^\d\d:\d\d$/.test(String(value));
const isThing =
  (type: string): Check =>
  (value) =>
    (value as Thing | null)?.['@type'] === type;
const oneOf =
  (...names: string[]): Check =>
  (value) =>
    names.some((name) => value === `https://schema.org/${name}`);
const isList: Check = (value) =>
  Array.isArray(value) && value.length > 0 && value.every((item: Thing, index) => isThing('ListItem')(item) && item.position === index + 1);

const article = {
  headline: isText,
  description: isText,
  inLanguage: isLanguage,
  mainEntityOfPage: isAddress,
  datePublished: isDay,
  dateModified: isDay,
  author: isThing('Organization'),
  publisher: isThing('Organization'),
  image: isAddress,
};

/** What each type must say, as schema.org defines it and search engines ask for it. */
const required: Record<string, Record<string, Check>> = {
  Article: article,
  BlogPosting: article,
  Product: { name: isText, url: isAddress, description: isText, image: isAddress, offers: isThing('Offer') },
  Offer: {
    url: isAddress,
    price: (value) => typeof value === 'string' && /^\d+\.\d\d$/.test(value),
    priceCurrency: (value) => value === 'CAD',
    availability: oneOf('InStock', 'OutOfStock'),
  },
  LocalBusiness: { name: isText, url: isAddress, description: isText, image: isAddress, address: isThing('PostalAddress') },
  PostalAddress: { addressLocality: isText, addressCountry: (value) => value === 'CA' },
  OpeningHoursSpecification: { dayOfWeek: isWeekday, opens: isTime, closes: isTime },
  GeoCoordinates: { latitude: isNumber, longitude: isNumber },
  AggregateRating: { ratingValue: isNumber, reviewCount: isNumber },
  Brand: { name: isText },
  Organization: { name: isText },
  ContactPage: { name: isText, description: isText, inLanguage: isLanguage, url: isAddress },
  WebSite: { name: isText, url: isAddress },
  SearchAction: { target: isText, 'query-input': isText },
  BreadcrumbList: { itemListElement: isList },
  ItemList: { itemListElement: isList },
  ListItem: { position: isNumber },
};
/** A list tells its things apart; each has a page that says the rest. */
const inList: Record<string, Check> = { name: isText, url: isAddress };

/**
 * Checks objects of schema.org and what they hold.
 *
 * @returns what is wrong, each as `Type.property`
 */
export function structuredDataFaults(thing: unknown, isInList = false): string[] {
  if (Array.isArray(thing)) return thing.flatMap((each) => structuredDataFaults(each));
  if (typeof thing !== 'object' || thing === null) return [];
  const { '@type': type = 'nothing', ...properties } = thing as Thing;
  const checks = required[String(type)];
  if (!checks) return [`${String(type)} is no type that we know`];
  const isRow = isInList && ['Product', 'LocalBusiness'].includes(String(type));
  return [
    ...Object.entries(isRow ? inList : checks).flatMap(([name, check]) => (check(properties[name]) ? [] : [`${String(type)}.${name}`])),
    ...Object.values(properties).flatMap((value) =>
      value && typeof value === 'object' ? structuredDataFaults(value, type === 'ListItem') : [],
    ),
  ];
}

/** The objects that a document holds. */
export const thingsOf = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json!) as Thing);
