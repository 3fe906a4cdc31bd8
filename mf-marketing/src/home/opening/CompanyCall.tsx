import { useT } from '@marketplace/section-kit';
import { CtaBand, LinkButton } from '@marketplace/shared-ui';
import { openingMessages } from './openingMessages';

/** The last word of the home page while the first companies are looked for. */
function CompanyCall() {
  const t = useT(openingMessages);
  return (
    <CtaBand title={t('company.title')} text={t('company.text')}>
      <LinkButton href="/apply" variant="accent" size="lg">
        {t('company.apply')}
      </LinkButton>
      <LinkButton href="/listings" variant="outline" size="lg">
        {t('company.plans')}
      </LinkButton>
    </CtaBand>
  );
}

export { CompanyCall as Component };
