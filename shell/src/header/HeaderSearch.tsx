import { useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigate } from '@marketplace/section-kit/host';
import { SearchBox } from '@marketplace/shared-ui';
import { useHost } from '../HostContext';
import { withText } from '../navigation/withText';

/** Looks from everywhere for what a section finds. `takesFocus` is for a field that was just asked for. */
export function HeaderSearch({ takesFocus = false }: { takesFocus?: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const { slots, shell } = useHost();
  const { search } = slots;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Where the form itself leads, for who has no script.
  const action = useHref(search?.href.split('?')[0] ?? '/');
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  if (!search) return null;
  const { href, label, placeholder } = search;
  const go = (target: string) => {
    // On the results' own page the router keeps the place; a new search starts at its top.
    if (pathname === target.split('?')[0]) scrollTo({ top: 0 });
    void navigate(target);
  };
  return (
    <SearchBox
      ref={form}
      action={action}
      size="header"
      label={label}
      placeholder={placeholder}
      onSubmit={(text) => go(withText(href, text))}
      suggestions={shell.find}
      onSelectSuggestion={({ href: found }) => go(found!)}
    />
  );
}
