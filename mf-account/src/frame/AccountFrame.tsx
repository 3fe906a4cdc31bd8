import { useAuth } from '@marketplace/section-kit';
import { Container, media } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AccountNav } from './AccountNav';

const Layout = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-24);
  align-items: start;
  ${media.lg} { grid-template-columns: 208px minmax(0, 1fr); gap: var(--ui-s-32); }
`;

/** What stands around every page of an account: where else it leads, and how much waits there. Nothing of it for who is signed out. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const isSignedIn = useAuth(({ status }) => status === 'signedIn');
  if (!isSignedIn) return <Container>{children}</Container>;
  return (
    <Layout>
      <AccountNav />
      <div>{children}</div>
    </Layout>
  );
}
