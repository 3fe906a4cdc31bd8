import { defineMessages } from '../messages/defineMessages';
import { frenchProvinces } from '../place/frenchProvinces';

/** Names of taxes and provinces, for lists and invoices. */
export const taxMessages = defineMessages('tax', {
  en: {
    GST: 'GST',
    HST: 'HST',
    PST: 'PST',
    RST: 'RST',
    QST: 'QST',
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
  fr: {
    GST: 'TPS',
    HST: 'TVH',
    PST: 'TVP',
    RST: 'TVD',
    QST: 'TVQ',
    ...frenchProvinces,
  },
});
