import { useT } from '@marketplace/section-kit';
import { EmptyState, LinkButton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { listMessages } from '../listMessages';
import { KeptWhere } from './KeptWhere';

/** Nothing is on the list yet: where to begin. */
export function EmptyList({ owner }: { owner: string | null }) {
  const t = useT(listMessages);
  return (
    <EmptyState title={t('empty')} text={t('empty.text')} art={art['scene-empty']}>
      <LinkButton href="/materials">{t('empty.materials')}</LinkButton>
      <LinkButton href="/deals" variant="outline">
        {t('empty.deals')}
      </LinkButton>
      {owner === null && <KeptWhere owner={null} isSynced />}
    </EmptyState>
  );
}
