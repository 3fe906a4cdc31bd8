import type { i18n } from 'i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatNumber, type Ui, type UiLinkProps } from '@marketplace/shared-ui';
import type { Locale } from '../manifest/locale.ts';
import { translator } from '../messages/useT';
import { uiMessages } from './uiMessages';

function UiLink({ href, ...rest }: UiLinkProps) {
  return <RouterLink to={href} {...rest} />;
}

/** What the shared components need from a page: its language, its texts and a link that keeps the language prefix. */
export function createUi(i18n: i18n, locale: Locale): Ui {
  const t = translator(i18n, locale, uiMessages);
  const rated = (value: number) => formatNumber(value, locale);
  return {
    locale,
    Link: UiLink,
    texts: {
      close: t('close'),
      clear: t('clear'),
      search: t('search'),
      loading: t('loading'),
      stillLoading: t('stillLoading'),
      tryAgain: t('tryAgain'),
      required: t('required'),
      showPassword: t('showPassword'),
      hidePassword: t('hidePassword'),
      now: t('now'),
      was: t('was'),
      openMenu: t('openMenu'),
      previous: t('previous'),
      next: t('next'),
      rating: (value, count) =>
        count === undefined
          ? t('outOf', { value: rated(value) })
          : t('rating', { value: rated(value), count, formatted: formatNumber(count, locale) }),
      outOf: (value) => t('outOf', { value: rated(value) }),
    },
  };
}
