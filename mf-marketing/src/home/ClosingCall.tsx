import { useT } from '@marketplace/section-kit';
import { CtaBand, LinkButton } from '@marketplace/shared-ui';
import { homeMessages } from './homeMessages';

export function ClosingCall() {
  const t = useT(homeMessages);
  return (
    <CtaBand title={t('closing.title')} text={t('closing.text')}>
      <LinkButton href="/materials" variant="accent" size="lg">
        {t('action.materials')}
      </LinkButton>
      <LinkButton href="/services" variant="outline" size="lg">
        {t('action.contractors')}
      </LinkButton>
    </CtaBand>
  );
}
