import styled from 'styled-components';
import { UiLink } from '../../ui-provider/UiLink';
import { hover } from '../../theme/pointer';

export const DrawerNav = styled.nav`
  font-size: 1.0625rem;
`;

export const DrawerLinks = styled.ul`
  padding: 0;
  list-style: none;
`;

export const DrawerLink = styled(UiLink)`
  display: flex;
  align-items: center;
  min-height: 48px;
  padding: var(--ui-s-8) var(--ui-s-12);
  border-radius: var(--ui-radius-m);
  color: var(--ui-ink);
  font-size: 1rem;
  text-decoration: none;

  ${hover} { background: var(--ui-sunken); }
  &&:focus-visible { outline-offset: -3px; }
  &[aria-current='page'] {
    background: var(--ui-primary-soft);
    color: var(--ui-primary-soft-ink);
    font-weight: 600;
  }
`;
