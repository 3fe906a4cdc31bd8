/**
 * Everything that changes with the name of the product, and nothing else. No other file of the repository spells the
 * name, the slug, a phone number or an address; `brand.test.ts` fails when one does.
 *
 * Read by the browser, by the composition server and by the mail templates, so it stays plain data.
 */
export const brand = {
  name: 'Portage',
  /** Fills `{product}` in addresses such as `/{product}-ads`. */
  slug: 'portage',
  tagline: {
    en: 'Home improvement, carried through together',
    fr: 'La rénovation, menée à bon port',
  },
  /** `display` is what a person reads, `href` what a phone dials. Numbers of the 555-01xx range reach nobody. */
  phone: { display: '1-416-555-0134', href: 'tel:+14165550134' },
  tollFree: { display: '1-800-555-0119', href: 'tel:+18005550119' },
  supportEmail: 'support@portage.example',
  businessEmail: 'business@portage.example',
  /** Who runs a site that does not say it otherwise (`operator.ts`): nobody. Production refuses to start on it. */
  sampleOperator: {
    legalName: 'Portage Sample Services Inc.',
    mailingAddress: '123 Sample Street, Suite 400, Toronto ON  M5V 0A0',
    privacyContact: 'privacy@portage.example',
    phone: '1-800-555-0119',
  },
  pointsName: { en: 'Portage Points', fr: 'Points Portage' },
  promo: { code: 'BUILDCANADA', from: '2024-07-01', to: '2024-07-31' },
  copyrightYear: 2024,
  /** Profiles that exist. Empty means no link is shown. */
  social: [] as ReadonlyArray<{ name: string; href: string }>,
};

/** Of texts, not of these texts: another name is no change of what this package offers. */
export type Brand = typeof brand;
