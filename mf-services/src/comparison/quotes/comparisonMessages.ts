import { defineMessages } from '@marketplace/section-kit';
import { comparisonEnglish } from './comparisonEnglish';
import { comparisonFrench } from './comparisonFrench';

export const comparisonMessages = defineMessages('services.comparison', { en: comparisonEnglish, fr: comparisonFrench });
