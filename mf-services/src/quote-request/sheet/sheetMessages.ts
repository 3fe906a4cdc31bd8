import { defineMessages } from '@marketplace/section-kit';
import { sheetEnglish } from './sheetEnglish';
import { sheetFrench } from './sheetFrench';

/** Texts of the form that completes a request. */
export const sheetMessages = defineMessages('services.quote-sheet', { en: sheetEnglish, fr: sheetFrench });
