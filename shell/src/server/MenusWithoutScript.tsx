import { withLocale } from '@marketplace/section-kit/host';
import { translator, type Locale } from '@marketplace/section-kit';
import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { shellMessages } from '../messages';
import { sitemapPath } from '../navigation/menus.ts';
import type { PlainMenu } from './plainMenus';

/**
 * Placed against the header: a panel under it on phones, which the first of the details opens, and the row of menus from 1024 px up. Every
 * page carries these rules, so there are no more than needed.
 */
const Root = styled.div`
  & a, & summary { padding: 11px 8px; font-weight: 600; text-decoration: none; cursor: pointer; }
  & a { display: block; }
  & div a { padding-inline-start: 26px; }
  & > nav {
    position: absolute;
    inset: 100% 0 auto;
    display: none;
    max-height: 75dvh;
    overflow-y: auto;
    padding-inline: max(var(--ui-gutter), 50% - 620px);
    background: var(--ui-surface);
  }
  & > [open] + nav { display: block; }
  ${media.lg} {
    & > details { display: none; }
    && > nav { inset: auto 0 0; display: flex; overflow: visible; }
    & div { position: absolute; background: var(--ui-surface); }
  }
`;

/** The menus of the header as they stand in a rendered page for whoever has no script: details and links. */
export function MenusWithoutScript({ menus, locale }: { menus: readonly PlainMenu[]; locale: Locale }) {
  const t = translator(locale, shellMessages);
  if (menus.length === 0) return <a href={withLocale(sitemapPath, locale)}>{t('header.menuTitle')}</a>;
  return (
    <Root>
      <details>
        <summary>{t('header.menuTitle')}</summary>
      </details>
      <nav aria-label={t('header.navigation')}>
        {menus.map(({ title, links }) =>
          links.length === 1 ? (
            <a key={title} href={withLocale(links[0]!.path, locale)}>
              {title}
            </a>
          ) : (
            <details key={title} name="menu">
              <summary>{title}</summary>
              <div>
                {links.map(({ path, title: name }) => (
                  <a key={path} href={withLocale(path, locale)}>
                    {name}
                  </a>
                ))}
              </div>
            </details>
          ),
        )}
      </nav>
    </Root>
  );
}
