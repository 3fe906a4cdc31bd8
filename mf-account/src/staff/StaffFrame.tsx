import { usePage, useT } from '@marketplace/section-kit';
import { ErrorState, LoadingRegion, PageHeader, Skeleton } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';
import { AccountFrame } from '../frame/AccountFrame';
import { SignedInOnly } from '../gate/SignedInOnly';
import { notFoundMessages } from '../not-found/notFoundMessages';
import { NotHere } from '../not-found/NotHere';
import { staffMessages } from './staffMessages';

interface StaffFrameProps {
  /** Of the item; the rooms themselves without it. */
  title?: string;
  returnTo: string;
  /** `null` where there is nothing for the reader: the page does not exist for them. */
  query: { data: unknown; isPending: boolean; error: unknown; refetch: () => unknown };
  children: ReactNode;
}

/** The frame of the pages that only staff has. The title stays where it is, and with it the focus, whatever comes of the question. */
export function StaffFrame({ title, returnTo, query: { data, isPending, error, refetch }, children }: StaffFrameProps) {
  const t = useT(staffMessages);
  const missing = useT(notFoundMessages);
  const isMissing = data === null;
  const shown = isMissing ? missing('title') : (title ?? t('title'));
  usePage({ title: shown });
  const retry = () => void refetch();
  const way = [
    { href: '/account', label: t('dashboard') },
    ...(title ? [{ href: '/account/staff', label: t('title') }] : []),
    { label: shown },
  ];
  return (
    <>
      <PageHeader
        title={shown}
        lead={title || isMissing ? undefined : t('lead')}
        breadcrumb={isMissing ? undefined : way}
        breadcrumbLabel={t('breadcrumb')}
      />
      <AccountFrame>
        <SignedInOnly returnTo={returnTo}>
          {() => (
            <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
              {isPending && <Skeleton height={240} radius="var(--ui-radius-card)" />}
              {isMissing && <NotHere />}
              {Boolean(error) && data === undefined && <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />}
              {children}
            </LoadingRegion>
          )}
        </SignedInOnly>
      </AccountFrame>
    </>
  );
}
