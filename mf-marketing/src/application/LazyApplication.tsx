import { useT } from '@marketplace/section-kit';
import { LatePart } from '@marketplace/section-kit/late-part';
import { Skeleton } from '@marketplace/shared-ui';
import type { ApplicationProps } from './Application';
import { applicationMessages } from './applicationMessages';

const load = () => import(/* webpackChunkName: "application" */ './Application');

/** The application form; it brings the library of forms, which nobody needs to read the page. */
export function LazyApplication(props: ApplicationProps) {
  const t = useT(applicationMessages);
  const pending = <Skeleton height={720} radius="var(--ui-radius-card)" />;
  return (
    <LatePart name="marketing/application" load={load} failed={t('failed')} pending={pending}>
      {({ Application }) => <Application {...props} />}
    </LatePart>
  );
}
