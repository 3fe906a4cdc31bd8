import { useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import type { ComponentProps } from 'react';
import { authMessages } from './authMessages';
import type { ExpiredLink } from './ExpiredLink';
import { FormSkeleton } from './FormSkeleton';

const load = () => import(/* webpackChunkName: "expired-link" */ './ExpiredLink');

/** The form for a new link, fetched where a link has expired: who signs in does not wait for it. */
export function LateExpiredLink(props: ComponentProps<typeof ExpiredLink>) {
  const t = useT(authMessages);
  const { data } = useLatePart('account/expired-link', load, { throwOnError: true });
  return data ? <data.ExpiredLink {...props} /> : <FormSkeleton label={t('loading')} />;
}
