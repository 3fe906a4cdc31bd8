import { useLatePart } from '@marketplace/section-kit/query';
import type { ComponentProps } from 'react';
import type { MailSent } from './MailSent';

const load = () => import(/* webpackChunkName: "mail-sent" */ './MailSent');

/** What follows a mail, fetched once there is one: who signs in does not wait for it. What was sent is said at once. */
export function LateMailSent(props: ComponentProps<typeof MailSent>) {
  const { data } = useLatePart('account/mail-sent', load);
  if (data) return <data.MailSent {...props} />;
  return (
    <p>
      {props.text} <strong>{props.email}</strong>
    </p>
  );
}
