import { useCallback, useRef, useState } from 'react';
import { useT } from '@marketplace/section-kit';
import { useLocation } from '@marketplace/section-kit/host';
import { IconButton, MegaMenu, NeedsScript } from '@marketplace/shared-ui';
import { useHost } from '../HostContext';
import { shellMessages } from '../messages';
import { useHeaderMenus } from '../navigation/useNavigationLinks';
import { Account } from './Account';
import { Bar, BarSearch, BelowDesktop, HeaderRoot, HeaderSpace, MenuRow, OnlyPhone, PhoneSearch, Spacer } from './headerStyle';
import { HeaderItem } from './HeaderItem';
import { HeaderSearch } from './HeaderSearch';
import { DesktopLanguage } from './LanguageLink';
import { Logo } from './Logo';
import { PhoneMenu } from './PhoneMenu';

/** The top of every page: one bar on phones and tablets, with a row of menus below it on wide screens. */
export function Header() {
  const t = useT(shellMessages);
  const menus = useHeaderMenus();
  const { slots, loader, menusWithoutScript } = useHost();
  const { search: searchSlot } = slots;
  // Asks for the links again, where they did not come by themselves.
  const awaitLinks = () => void loader.composition.whole().catch(() => undefined);
  const { pathname, search, key } = useLocation();
  const [searchOpenAt, setSearchOpenAt] = useState<string | null>(null);
  // Any navigation closes the search of phones.
  const isSearchOpen = searchOpenAt === key;
  const toggleSearch = () => setSearchOpenAt(isSearchOpen ? null : key);
  const searchButton = useRef<HTMLButtonElement>(null);
  // The field would take the focus with it. Another page leads it on to its heading, the same page does not.
  const giveFocusBack = useCallback(
    (box: HTMLElement | null) => () => {
      if (box?.contains(document.activeElement)) searchButton.current?.focus();
    },
    [],
  );

  return (
    <HeaderRoot>
      <HeaderSpace />
      <Bar>
        <Logo />
        <BarSearch>
          <HeaderSearch />
        </BarSearch>
        <Spacer />
        <HeaderItem />
        {searchSlot && (
          <OnlyPhone>
            <IconButton
              ref={searchButton}
              label={t(isSearchOpen ? 'header.closeSearch' : 'header.openSearch')}
              icon={isSearchOpen ? 'X' : 'Search'}
              aria-expanded={isSearchOpen}
              onClick={toggleSearch}
            />
          </OnlyPhone>
        )}
        <DesktopLanguage />
        <Account />
        <BelowDesktop>
          <PhoneMenu menus={menus} />
        </BelowDesktop>
        <noscript>{menusWithoutScript}</noscript>
      </Bar>
      {isSearchOpen && (
        <PhoneSearch ref={giveFocusBack}>
          <HeaderSearch takesFocus />
        </PhoneSearch>
      )}
      {searchSlot && (
        <NeedsScript>
          <PhoneSearch>
            <HeaderSearch />
          </PhoneSearch>
        </NeedsScript>
      )}
      <MenuRow>
        <MegaMenu
          label={t('header.navigation')}
          items={menus}
          closeKey={pathname + search}
          onPointerEnter={awaitLinks}
          onFocus={awaitLinks}
        />
      </MenuRow>
    </HeaderRoot>
  );
}
