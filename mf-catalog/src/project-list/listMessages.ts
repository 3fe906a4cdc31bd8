import { defineMessages } from '@marketplace/section-kit';
import { listEnglish } from './listEnglish';
import { listFrench } from './listFrench';

/** Texts of the project list, one's own or one that was shared. */
export const listMessages = defineMessages('catalog.list', { en: listEnglish, fr: listFrench });
