import { useT } from '@marketplace/section-kit';
import { Container, EmptyState, LinkButton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { profileMessages } from './messages';

/** Below the heading of an address that no professional has. */
export function ServiceNotFound() {
  const t = useT(profileMessages);
  return (
    <Container>
      <EmptyState title={t('notFound.text')} art={art['scene-not-found']}>
        <LinkButton href="/">{t('notFound.home')}</LinkButton>
        <LinkButton href="/services" variant="outline">
          {t('notFound.directory')}
        </LinkButton>
      </EmptyState>
    </Container>
  );
}
