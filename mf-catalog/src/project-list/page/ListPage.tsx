import { useAuth, usePage, useT } from '@marketplace/section-kit';
import { AwayNotice } from '@marketplace/section-kit/away';
import { Card, Container, LoadingRegion, PageHeader, Skeleton } from '@marketplace/shared-ui';
import { listMessages } from '../listMessages';
import { useList } from '../useList';
import { EmptyList } from './EmptyList';
import { ListBody } from './ListBody';
import { UndoBar } from './UndoBar';
import { useUndo } from './useUndo';

/** One's own project list. */
export function ListPage() {
  const t = useT(listMessages);
  usePage({ title: t('title') });
  const list = useList();
  const isAway = useAuth(({ status }) => status === 'unknown');
  const isLoading = !list.isKnown && !isAway;
  const undo = useUndo(list.owner);
  const isEmpty = list.lines.length === 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        breadcrumb={[{ href: '/materials', label: t('home') }, { label: t('title') }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <Container>
        <LoadingRegion loading={isLoading} label={t('loading')}>
          {isLoading && (
            <Card as="div" aria-hidden="true">
              <Skeleton height={240} />
            </Card>
          )}
          {isAway && <AwayNotice />}
          <UndoBar undo={undo} />
          {list.isKnown && isEmpty && <EmptyList owner={list.owner} />}
          {list.isKnown && !isEmpty && <ListBody list={list} undo={undo} />}
        </LoadingRegion>
      </Container>
    </>
  );
}

export { ListPage as Component };
