import { defineMessages } from '@marketplace/section-kit';
import { visitEnglish } from './visitEnglish';
import { visitFrench } from './visitFrench';

/** Texts about visits, for both sides. */
export const visitMessages = defineMessages('services.visits', { en: visitEnglish, fr: visitFrench });
