import { defineMessages } from 'section-kit';
import { listingsEnglish } from './listingsEnglish';
import { listingsFrench } from './listingsFrench';

export const listingsMessages = defineMessages('marketing.listings', { en: listingsEnglish, fr: listingsFrench });
