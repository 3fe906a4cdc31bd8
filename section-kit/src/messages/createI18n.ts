import { createInstance, type i18n } from 'i18next';
import { brand } from '@marketplace/shared-ui/brand';
import type { Locale } from '../manifest/locale.ts';

/** One instance per page view; catalogues join it when a component first asks for them. */
export function createI18n(locale: Locale): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    resources: {},
    // Keys and namespaces are plain text: 'search.label' is one key.
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false, defaultVariables: { brand: brand.name } },
  });
  return instance;
}
