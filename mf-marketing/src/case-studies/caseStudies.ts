import type { Locale } from '@marketplace/section-kit';
import type { ArtName } from '@marketplace/shared-ui/art';
import { caseStudiesEnglish } from './caseStudiesEnglish';
import { caseStudiesFrench } from './caseStudiesFrench';

export const caseIds = ['kitchen', 'roof', 'heat-pump'] as const;
export type CaseId = (typeof caseIds)[number];

export interface CaseStudy {
  title: string;
  /** What kind of home and household it is about. */
  place: string;
  situation: string;
  steps: readonly { title: string; text: string }[];
  /** Shares of the budget in whole percent; together 100. */
  shares: readonly { name: string; percent: number }[];
  result: string;
  lessons: readonly string[];
  links: readonly { path: string; label: string }[];
}

export const caseArt: Readonly<Record<CaseId, ArtName>> = {
  kitchen: 'service-kitchen',
  roof: 'service-roofing',
  'heat-pump': 'service-hvac',
};

export const caseStudies: Readonly<Record<Locale, Readonly<Record<CaseId, CaseStudy>>>> = { en: caseStudiesEnglish, fr: caseStudiesFrench };
