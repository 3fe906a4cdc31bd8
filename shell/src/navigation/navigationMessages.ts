import { defineMessages } from 'section-kit';
import { navigationEnglish } from './navigationEnglish';
import { navigationFrench } from './navigationFrench';

export const navigationMessages = defineMessages('shell.navigation', { en: navigationEnglish, fr: navigationFrench });
