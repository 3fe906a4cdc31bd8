import { callFunction, type Db, type Locale } from '@marketplace/section-kit';
import { parseCents } from '@marketplace/section-kit/number';
import type { CompanyPage } from './useApplications';

export type ItemKey = CompanyPage['checklist'][number]['key'];
type FormKey = Exclude<ItemKey, 'price' | 'logo' | 'projects' | 'template' | 'member'>;
type Values = Record<string, string>;

/** A day of the week as the database calls it. */
export type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/** A field of the page; its name is the key of its words. */
export interface PageField {
  name:
    | 'name'
    | 'taglineEn'
    | 'taglineFr'
    | 'established'
    | 'employees'
    | 'languages'
    | 'radius'
    | 'responseTime'
    | 'trade'
    | 'descriptionEn'
    | 'descriptionFr'
    | 'serviceEn'
    | 'serviceFr'
    | 'price'
    | 'priceUnit'
    | 'city'
    | 'province'
    | 'postalCode'
    | 'areas'
    | 'phone'
    | 'website'
    | 'legalName'
    | 'businessNumber'
    | 'identityNumber'
    | 'insurer'
    | 'policyNumber'
    | 'insuredUntil'
    | 'licenceKind'
    | 'licenceNumber'
    | 'licenceProvince'
    | 'titleEn'
    | 'titleFr'
    | 'textEn'
    | 'textFr'
    | 'image'
    | 'altEn'
    | 'altFr'
    | 'completedOn'
    | 'logo'
    | 'appointment'
    | `${Day}Opens`
    | `${Day}Closes`;
  /** What the database calls it. */
  server: string;
  required?: true;
  look?: 'lines' | 'day' | 'time' | 'yesNo' | 'trade' | 'province' | 'licence' | 'response' | 'languages' | 'unit';
  autoComplete?: string;
}

interface PageForm {
  fields: readonly PageField[];
  initial: (page: CompanyPage) => Values;
  /** @param id of what is added: the same until it is stored, so that asking again after a lost answer adds nothing twice */
  save: (db: Db, page: CompanyPage, values: Values, id: string, locale: Locale) => Promise<unknown>;
  /** What is added to a list leaves an empty form. */
  adds?: true;
  submit: 'save' | 'add' | 'claim';
}

const claim = (db: Db, page: CompanyPage, id: string, proof: Values) =>
  callFunction(db, 'claim_credential', { claim: { id, provider_id: page.id, ...proof } });
/** The entries of a list that was written with commas. */
export const splitList = (text = '') =>
  text
    .split(/[,;\n]/)
    .map((place) => place.trim())
    .filter(Boolean);

/** What an owner writes for each point of the list, and the one call that stores it. */
export const pageForms: Readonly<Record<FormKey, PageForm>> = {
  about: {
    submit: 'save',
    fields: [
      { name: 'name', server: 'name', required: true, autoComplete: 'organization' },
      { name: 'trade', server: 'trade', required: true, look: 'trade' },
      { name: 'descriptionEn', server: 'description_en', look: 'lines' },
      { name: 'descriptionFr', server: 'description_fr', look: 'lines' },
    ],
    initial: (page) => ({
      name: page.name,
      trade: page.trade ?? '',
      descriptionEn: page.description_en ?? '',
      descriptionFr: page.description_fr ?? '',
    }),
    save: (db, page, { name, trade, descriptionEn, descriptionFr }) =>
      callFunction(db, 'save_company_about', {
        about: { provider_id: page.id, name, trade, description_en: descriptionEn, description_fr: descriptionFr },
      }),
  },
  service: {
    submit: 'add',
    adds: true,
    fields: [
      { name: 'serviceEn', server: 'name_en', required: true },
      { name: 'serviceFr', server: 'name_fr' },
      { name: 'price', server: 'price_cents' },
      { name: 'priceUnit', server: 'price_unit', look: 'unit' },
    ],
    initial: () => ({ serviceEn: '', serviceFr: '', price: '', priceUnit: '' }),
    save: (db, page, { serviceEn, serviceFr, price = '', priceUnit }, id, locale) => {
      const cents = parseCents(price, locale);
      // What is no amount goes as it was typed, so that the field is refused and not the price left out.
      const amount = Number.isNaN(cents) ? price : cents;
      return callFunction(db, 'save_company_service', {
        service: { id, provider_id: page.id, name_en: serviceEn, name_fr: serviceFr, price_cents: amount, price_unit: priceUnit },
      });
    },
  },
  place: {
    submit: 'save',
    fields: [
      { name: 'city', server: 'city', required: true, autoComplete: 'address-level2' },
      { name: 'province', server: 'province', required: true, look: 'province', autoComplete: 'address-level1' },
      { name: 'postalCode', server: 'postal_code', autoComplete: 'postal-code' },
      { name: 'areas', server: 'areas', required: true },
    ],
    initial: ({ city, province, areas }) => ({ city: city ?? '', province: province ?? '', postalCode: '', areas: areas.join(', ') }),
    save: (db, page, { city, province, postalCode, areas }) =>
      callFunction(db, 'save_company_place', {
        place: { provider_id: page.id, city, province, postal_code: postalCode, areas: splitList(areas) },
      }),
  },
  reach: {
    submit: 'save',
    fields: [
      { name: 'phone', server: 'phone', autoComplete: 'tel' },
      { name: 'website', server: 'website', autoComplete: 'url' },
    ],
    initial: ({ phone, website }) => ({ phone: phone ?? '', website: website ?? '' }),
    save: (db, page, values) => callFunction(db, 'save_company_reach', { reach: { provider_id: page.id, ...values } }),
  },
  legal: {
    submit: 'save',
    fields: [
      { name: 'legalName', server: 'legal_name', required: true },
      { name: 'businessNumber', server: 'business_number', required: true },
    ],
    initial: (page) => ({ legalName: page.legal_name ?? '', businessNumber: page.business_number ?? '' }),
    save: (db, page, { legalName, businessNumber }) =>
      callFunction(db, 'save_company_legal', {
        legal: { provider_id: page.id, legal_name: legalName, business_number: businessNumber },
      }),
  },
  identity: {
    submit: 'claim',
    adds: true,
    fields: [{ name: 'identityNumber', server: 'number', required: true }],
    initial: () => ({ identityNumber: '' }),
    save: (db, page, { identityNumber = '' }, id) => claim(db, page, id, { kind: 'identity', number: identityNumber }),
  },
  insurance: {
    submit: 'claim',
    adds: true,
    fields: [
      { name: 'insurer', server: 'issuer', required: true },
      { name: 'policyNumber', server: 'number', required: true },
      { name: 'insuredUntil', server: 'expires_on', required: true, look: 'day' },
    ],
    initial: () => ({ insurer: '', policyNumber: '', insuredUntil: '' }),
    save: (db, page, { insurer = '', policyNumber = '', insuredUntil = '' }, id) =>
      claim(db, page, id, { kind: 'liability_insurance', issuer: insurer, number: policyNumber, expires_on: insuredUntil }),
  },
  licence: {
    submit: 'claim',
    adds: true,
    fields: [
      { name: 'licenceKind', server: 'kind', required: true, look: 'licence' },
      { name: 'licenceNumber', server: 'number', required: true },
      { name: 'licenceProvince', server: 'jurisdiction', required: true, look: 'province' },
    ],
    initial: ({ licences, province }) => ({ licenceKind: licences[0] ?? '', licenceNumber: '', licenceProvince: province ?? '' }),
    save: (db, page, { licenceKind = '', licenceNumber = '', licenceProvince = '' }, id) =>
      claim(db, page, id, { kind: licenceKind, number: licenceNumber, jurisdiction: licenceProvince }),
  },
};

/** The forms in the order of the list. */
export const formKeys = Object.keys(pageForms) as FormKey[];
