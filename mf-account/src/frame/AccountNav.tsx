import { useT } from '@marketplace/section-kit';
import { useCompanies } from '@marketplace/section-kit/companies';
import { useLocation } from '@marketplace/section-kit/router';
import { LinkButton, media, SelectField } from '@marketplace/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { frameMessages } from './frameMessages';
import { useAttention } from './useAttention';

const Root = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-12);
  & > ul { display: flex; gap: var(--ui-s-4); margin: 0; padding: 0; list-style: none; overflow-x: auto; }
  & a { white-space: nowrap; }
  & [aria-current] { background: var(--ui-primary-soft); color: var(--ui-primary-soft-ink); }
  ${media.lg} {
    position: sticky;
    inset-block-start: calc(var(--ui-header-height) + var(--ui-s-16));
    & > ul { flex-direction: column; }
    & a { width: 100%; justify-content: flex-start; white-space: normal; text-align: start; }
  }
`;

/** The rooms of an account: its own, those of the company it works for, and of the staff. */
export function AccountNav() {
  const t = useT(frameMessages);
  const { pathname } = useLocation();
  const { data: companies = [], company, search, choose } = useCompanies();
  const { data: attention } = useAttention();
  const waiting = attention?.companies.find(({ id }) => id === company?.id)?.waiting ?? 0;
  const staff = attention?.staff ?? null;
  const entries = [
    { key: 'dashboard', path: '/account', n: 0 },
    { key: 'requests', path: '/account/requests', n: attention?.requests ?? 0 },
    { key: 'saved', path: '/account/saved', n: 0 },
    { key: 'profile', path: '/account/profile', n: 0 },
    { key: 'notifications', path: '/account/notifications', n: 0 },
    ...(company ? [{ key: 'inbox', path: '/account/leads', search, n: waiting } as const] : []),
    ...(company ? [{ key: 'calendar', path: '/account/calendar', search, n: 0 } as const] : []),
    ...(company ? [{ key: 'reports', path: '/account/reports', search, n: 0 } as const] : []),
    ...(company && company.role !== 'member' ? [{ key: 'page', path: '/account/listing', search, n: 0 } as const] : []),
    ...(company
      ? ([
          { key: 'team', path: '/account/team', search, n: 0 },
          { key: 'company', path: '/account/company', search, n: 0 },
        ] as const)
      : []),
    ...(staff === null ? [] : [{ key: 'staff', path: '/account/staff', n: staff } as const]),
  ] as const;
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => showCurrent(list.current!), [pathname, entries.length]);
  return (
    <Root aria-label={t('label')}>
      {companies.length > 1 && company && (
        <SelectField
          label={t('company')}
          value={company.id}
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      <ul ref={list}>
        {entries.map(({ key, path, n, ...more }) => (
          <li key={key}>
            <LinkButton
              href={path + ('search' in more ? more.search : '')}
              variant="ghost"
              aria-current={isAt(pathname, path) ? 'page' : undefined}
            >
              {n > 0 ? t('badge', { entry: t(key), n }) : t(key)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Root>
  );
}

/** On a phone the rooms stand in one row that scrolls; the one that is open is in sight. */
function showCurrent(list: HTMLElement): void {
  const current = list.querySelector('[aria-current]')?.getBoundingClientRect();
  const row = list.getBoundingClientRect();
  if (current && (current.right > row.right || current.left < row.left)) list.scrollLeft += current.left - row.left;
}

/** The dashboard is above all other rooms. */
function isAt(pathname: string, path: string): boolean {
  return pathname === path || (path !== '/account' && pathname.startsWith(`${path}/`));
}
