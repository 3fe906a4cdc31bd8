import { defineMessages } from '@marketplace/section-kit';
import { advertisingEnglish } from './advertisingEnglish';
import { advertisingFrench } from './advertisingFrench';

export const advertisingMessages = defineMessages('marketing.advertising', { en: advertisingEnglish, fr: advertisingFrench });
