import { useT } from '@marketplace/section-kit';
import { LatePart } from '@marketplace/section-kit/late-part';
import type { ThreadProps } from './Thread';
import { lateThreadMessages } from './lateThreadMessages';

const load = () => import(/* webpackChunkName: "thread" */ './Thread');

/** The conversation, fetched after the page that it stands on. */
export function ThreadOffer(props: ThreadProps) {
  const t = useT(lateThreadMessages);
  return (
    <LatePart name="services/thread" load={load} failed={t('failed')}>
      {({ Thread }) => <Thread {...props} />}
    </LatePart>
  );
}
