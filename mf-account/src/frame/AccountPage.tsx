import { usePage, useT, type AuthUser } from '@marketplace/section-kit';
import { PageHeader } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';
import { SignedInOnly } from '../gate/SignedInOnly';
import { AccountFrame } from './AccountFrame';
import { frameMessages } from './frameMessages';

interface AccountPageProps {
  title: string;
  lead: string;
  /** Where signing in leads back to. */
  returnTo: string;
  children: (user: AuthUser) => ReactNode;
}

/** A room of the account: its heading one step below the dashboard, the other rooms beside it, and what it shows to its owner. */
export function AccountPage({ title, lead, returnTo, children }: AccountPageProps) {
  const t = useT(frameMessages);
  usePage({ title });
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        breadcrumb={[{ href: '/account', label: t('dashboard') }, { label: title }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <AccountFrame>
        <SignedInOnly returnTo={returnTo}>{children}</SignedInOnly>
      </AccountFrame>
    </>
  );
}
