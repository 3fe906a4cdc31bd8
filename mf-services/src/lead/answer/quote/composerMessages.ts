import { defineMessages } from '@marketplace/section-kit';
import { composerEnglish } from './composerEnglish';
import { composerFrench } from './composerFrench';

/** Texts of the form by which a company writes a quote. */
export const composerMessages = defineMessages('services.quote-composer', { en: composerEnglish, fr: composerFrench });
