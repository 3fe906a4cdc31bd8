import { useT } from '@marketplace/section-kit';
import { EmptyState, LinkButton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { notFoundMessages } from './notFoundMessages';

/** What somebody reads at an address that does not exist for them, below the title that says so. */
export function NotHere() {
  const t = useT(notFoundMessages);
  return (
    <EmptyState art={art['scene-not-found']} title={t('text')}>
      <LinkButton href="/" icon="Home">
        {t('home')}
      </LinkButton>
    </EmptyState>
  );
}
