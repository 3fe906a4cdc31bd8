import { useEffect, useRef } from 'react';
import { useT } from 'section-kit';
import { useLocation, useNavigate } from 'section-kit/host';
import { SearchBox } from 'shared-ui';
import { shellMessages } from '../messages';

/** Looks for services from everywhere. `takesFocus` is for a field that was just asked for. */
export function HeaderSearch({ takesFocus = false }: { takesFocus?: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const t = useT(shellMessages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search = (text: string) => {
    // On the results' own page the router keeps the place; a new search starts at its top.
    if (pathname === '/services') scrollTo({ top: 0 });
    void navigate(`/services?search=${encodeURIComponent(text)}`);
  };
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  return <SearchBox ref={form} size="header" label={t('header.search')} placeholder={t('header.searchPlaceholder')} onSubmit={search} />;
}
