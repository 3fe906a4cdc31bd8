import { translator, type Locale } from '@marketplace/section-kit';
import { art } from '@marketplace/shared-ui/art';
import type { Advice } from '../SeasonalAdvice';
import { seasonMessages } from './seasonMessages';
import { seasonOf } from './seasons';

/** What to see to at this time of the year. @param day ISO day */
export function seasonAdvice(day: string, locale: Locale): Advice {
  const t = translator(locale, seasonMessages);
  const { key, guide, services, picture } = seasonOf(day);
  return {
    title: t(`${key}.title`),
    text: t(`${key}.text`),
    guide: { href: guide, label: t(`${key}.guide`) },
    services: { href: services, label: t(`${key}.services`) },
    picture: art[picture],
  };
}
