import { useLocale, type Locale } from '@marketplace/section-kit';
import { useMemo } from 'react';
import type { LocalizedText } from './ProviderProfile';

interface Words {
  text: string;
  /** Set where the words are in the other language, so that they are pronounced as such. */
  lang?: Locale;
}

/** A company's own words in the page's language, or in the one it wrote them in. */
export function useLocalizedText(): (said: LocalizedText | null) => Words {
  const locale = useLocale();
  return useMemo(
    () => (said: LocalizedText | null) => {
      const own = said?.[locale];
      if (own) return { text: own };
      const other = locale === 'en' ? 'fr' : 'en';
      return { text: said?.[other] ?? '', lang: other };
    },
    [locale],
  );
}
