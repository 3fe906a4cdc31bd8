import type { Locale } from '@marketplace/section-kit';
import { parseCents } from '@marketplace/section-kit/number';
import type { v } from '@marketplace/shared-ui/forms';
import { pageForms, splitList, type PageField } from '../apply/pageForms';
import type { Page, PageToSave } from './useListing';

type Values = Record<string, string>;

/** A part of the page that is written in a form of its own. */
export interface ListingPart {
  /** Of the page's parts this one. */
  key: string;
  fields: readonly PageField[];
  /** What it takes, where that is more than each field alone. */
  schema?: v.GenericSchema<Values>;
  read: (page: Page) => Values;
  /** @param id of what is added */
  write: (page: Page, values: Values, id: string, locale: Locale) => PageToSave;
}

const text = (value: string | number | null | undefined) => String(value ?? '');
const orNull = (value = '') => value.trim() || null;

/** The parts in the order of the page; services have their own list. */
export const listingParts = {
  about: {
    key: 'about',
    fields: [
      ...pageForms.about.fields.slice(0, 2),
      { name: 'taglineEn', server: 'tagline_en' },
      { name: 'taglineFr', server: 'tagline_fr' },
      ...pageForms.about.fields.slice(2),
    ],
    read: (page) => ({
      name: page.name,
      trade: text(page.trade),
      taglineEn: text(page.tagline_en),
      taglineFr: text(page.tagline_fr),
      descriptionEn: text(page.description_en),
      descriptionFr: text(page.description_fr),
    }),
    write: (page, { name = '', trade = '', taglineEn, taglineFr, descriptionEn, descriptionFr }) => ({
      ...page,
      name,
      trade,
      tagline_en: orNull(taglineEn),
      tagline_fr: orNull(taglineFr),
      description_en: orNull(descriptionEn),
      description_fr: orNull(descriptionFr),
    }),
  },
  place: {
    key: 'place',
    fields: [...pageForms.place.fields, { name: 'radius', server: 'service_radius_km', required: true }],
    read: (page) => ({
      city: text(page.city),
      province: text(page.province),
      postalCode: text(page.postal_code),
      areas: page.areas.join(', '),
      radius: text(page.service_radius_km),
    }),
    write: (page, { city, province, postalCode, areas, radius }) => ({
      ...page,
      city: orNull(city),
      province,
      postal_code: orNull(postalCode),
      areas: splitList(areas),
      service_radius_km: radius,
    }),
  },
  facts: {
    key: 'facts',
    fields: [
      ...pageForms.reach.fields,
      { name: 'languages', server: 'languages', required: true, look: 'languages' },
      { name: 'responseTime', server: 'response_time', look: 'response' },
      { name: 'established', server: 'established' },
      { name: 'employees', server: 'employees' },
    ],
    read: (page) => ({
      phone: text(page.phone),
      website: text(page.website),
      languages: page.languages.join(','),
      responseTime: text(page.response_time),
      established: text(page.established),
      employees: text(page.employees),
    }),
    write: (page, { phone, website, languages = '', responseTime, established, employees }) => ({
      ...page,
      phone: orNull(phone),
      website: orNull(website),
      languages: languages.split(',').filter(Boolean),
      response_time: orNull(responseTime),
      established: orNull(established),
      employees: orNull(employees),
    }),
  },
} as const satisfies Readonly<Record<string, ListingPart>>;

/** The part of one service: of a new one without an id. */
export const servicePart = (id: string | null, locale: Locale): ListingPart => ({
  key: `service.${id ?? 'new'}`,
  fields: pageForms.service.fields,
  read: (page) => {
    const service = page.services.find((known) => known.id === id);
    const cents = service?.price_cents ?? null;
    const price = cents === null ? '' : (cents / 100).toFixed(cents % 100 ? 2 : 0);
    return {
      serviceEn: text(service?.name_en),
      serviceFr: text(service?.name_fr),
      price: locale === 'fr' ? price.replace('.', ',') : price,
      priceUnit: text(service?.price_unit),
    };
  },
  write: (page, { serviceEn = '', serviceFr, price = '', priceUnit }, newId) => {
    const cents = parseCents(price, locale);
    const service = {
      id: id ?? newId,
      name_en: serviceEn,
      name_fr: orNull(serviceFr),
      price_cents: Number.isNaN(cents) ? orNull(price) : cents,
      price_unit: orNull(priceUnit),
    };
    const isKnown = page.services.some((known) => known.id === service.id);
    return {
      ...page,
      services: isKnown ? page.services.map((known) => (known.id === service.id ? service : known)) : [...page.services, service],
    };
  },
});

/** The page without one of its services. */
export const withoutService = (page: Page, id: string): Page => ({ ...page, services: page.services.filter((known) => known.id !== id) });
