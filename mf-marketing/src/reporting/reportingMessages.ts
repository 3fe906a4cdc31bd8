import { defineMessages } from '@marketplace/section-kit';
import { reportingEnglish } from './reportingEnglish';
import { reportingFrench } from './reportingFrench';

export const reportingMessages = defineMessages('marketing.reporting', { en: reportingEnglish, fr: reportingFrench });
