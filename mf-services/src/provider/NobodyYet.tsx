import { useT } from '@marketplace/section-kit';
import { NothingYet } from '@marketplace/section-kit/nothing-yet';
import { LinkButton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { nobodyYetMessages } from './nobodyYetMessages';

/**
 * In place of companies while none is listed.
 *
 * @param trade as people read it; left out, all of them are meant
 */
export function NobodyYet({ trade }: { trade?: string }) {
  const t = useT(nobodyYetMessages);
  return (
    <NothingYet title={trade ? t('title.trade', { trade }) : t('title')} text={t('text')} art={art['service-general']}>
      <LinkButton href="/guides/choosing-a-contractor">{t('guide')}</LinkButton>
      <LinkButton href="/apply" variant="outline">
        {t('apply')}
      </LinkButton>
      <LinkButton href="/homeowners" variant="ghost">
        {t('how')}
      </LinkButton>
    </NothingYet>
  );
}
