import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { formatNumber, type Ui, type UiLinkProps } from '@marketplace/shared-ui';
import type { Locale } from '../manifest/locale.ts';
import { translator } from '../messages/translator';
import { uiMessages } from './uiMessages';

/** The router's own link brings what prefetches the pages of a framework. */
function UiLink({ href, onClick, target, children, ...rest }: UiLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={useHref(href)} target={target} onClick={click}>
      {children}
    </a>
  );
}

/** What the shared components need from a page: its language, its texts and a link that keeps the language prefix. */
export function createUi(locale: Locale): Ui {
  const t = translator(locale, uiMessages);
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
      needsScript: t('needsScript'),
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
