import { defineMessages } from '@marketplace/section-kit';
import { listingsEnglish } from './listingsEnglish';
import { listingsFrench } from './listingsFrench';

export const listingsMessages = defineMessages('marketing.listings', { en: listingsEnglish, fr: listingsFrench });
