import { useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { FormAlert } from '@marketplace/shared-ui';
import { threadMessages } from './threadMessages';
import type { ThreadProps } from './Thread';

const load = () => import(/* webpackChunkName: "thread" */ './Thread');

/** The conversation, fetched after the page that it stands on. */
export function ThreadOffer(props: ThreadProps) {
  const t = useT(threadMessages);
  const { data, error } = useLatePart('services/thread', load);
  if (error) return <FormAlert>{t('failed')}</FormAlert>;
  return data ? <data.Thread {...props} /> : null;
}
