import { useT } from '@marketplace/section-kit';
import { PanelBody } from '@marketplace/section-kit/panel';
import { myRequestsMessages } from './messages';
import { RecentRow } from './RecentRow';
import { useMyRequests } from './useMyRequests';

const MAX_ROWS = 3;

/** In a panel of the dashboard: the latest requests and what comes next. Nothing where requests are not kept. */
export function RecentRequests() {
  const t = useT(myRequestsMessages);
  const { projects, isSignedIn, isMissing, isPending, error, refetch } = useMyRequests();
  if (!isSignedIn || isMissing) return null;
  return (
    <PanelBody
      loading={isPending}
      label={t('loading')}
      failed={error && !projects ? t('failed') : null}
      onRetry={() => void refetch()}
      empty={projects?.length === 0 ? { text: t('empty.text'), href: '/services', link: t('empty.link') } : null}
      more={{ href: '/account/requests', label: t('all') }}
    >
      {projects?.slice(0, MAX_ROWS).map((project) => (
        <RecentRow key={project.id} project={project} />
      ))}
    </PanelBody>
  );
}

export { RecentRequests as Component };
