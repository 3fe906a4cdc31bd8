import type { Ui } from '../ui-provider/UiProvider';

export type Locale = Ui['locale'];

/** A language of the product as `Intl` names it. */
export const languageTag = { en: 'en-CA', fr: 'fr-CA' } as const;
