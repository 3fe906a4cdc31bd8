import { defineMessages } from '@marketplace/section-kit';
import { leadEnglish } from './leadEnglish';
import { leadFrench } from './leadFrench';

/** Texts of a request as its company reads it, in the list and on its page. */
export const leadMessages = defineMessages('services.lead', { en: leadEnglish, fr: leadFrench });
