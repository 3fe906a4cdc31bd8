import { defineMessages } from '@marketplace/section-kit';
import { vendorsEnglish } from './vendorsEnglish';
import { vendorsFrench } from './vendorsFrench';

export const vendorsMessages = defineMessages('marketing.vendors', { en: vendorsEnglish, fr: vendorsFrench });
