import { usePage, useT } from '@marketplace/section-kit';
import { CtaBand, LinkButton, Section } from '@marketplace/shared-ui';
import { Columns } from '../page-blocks/Columns';
import { FactTiles } from '../page-blocks/FactTiles';
import { ListCard } from '../page-blocks/ListCard';
import { PageHero } from '../page-blocks/PageHero';
import { Paragraphs } from '../page-blocks/Paragraphs';
import { StepList } from '../page-blocks/StepList';
import { designersMessages } from './designersMessages';

const benefits = [
  { key: 'clients', icon: 'Users' },
  { key: 'portfolio', icon: 'Camera' },
  { key: 'prices', icon: 'Tag' },
  { key: 'bilingual', icon: 'Globe' },
] as const;
const sourcing = ['search', 'lists', 'share', 'compare', 'deals'] as const;
const support = ['people', 'quotes', 'side', 'timeline', 'rules'] as const;
const steps = ['apply', 'review', 'onboarding', 'live'] as const;

/** Why designers join, and what helps them before they do. */
export function DesignersPage() {
  const t = useT(designersMessages);
  usePage({ title: t('title') });
  const apply = (
    <LinkButton href="/apply?kind=designer" variant="accent" size="lg">
      {t('action.apply')}
    </LinkButton>
  );
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} picture={{ screen: 'page' }}>
        {apply}
        <LinkButton href="#help" variant="outline" size="lg">
          {t('action.more')}
        </LinkButton>
      </PageHero>
      <Section title={t('benefits.title')}>
        <FactTiles facts={benefits.map(({ key, icon }) => ({ icon, title: t(`benefit.${key}.title`), text: t(`benefit.${key}.text`) }))} />
      </Section>
      <Section title={t('lists.title')} tone="sunken" id="help">
        <Columns>
          <ListCard
            title={t('sourcing.title')}
            text={t('sourcing.text')}
            items={sourcing.map((key) => t(`sourcing.${key}`))}
            link={{ href: '/materials', label: t('sourcing.link') }}
          />
          <ListCard
            title={t('support.title')}
            text={t('support.text')}
            items={support.map((key) => t(`support.${key}`))}
            link={{ href: '/services', label: t('support.link') }}
          />
        </Columns>
      </Section>
      <Section title={t('how.title')}>
        <StepList label={t('how.title')} steps={steps.map((key) => ({ title: t(`how.${key}.title`), text: t(`how.${key}.text`) }))} />
      </Section>
      <Paragraphs
        tone="sunken"
        title={t('more.title')}
        parts={(['one', 'two'] as const).map((key) => ({ title: t(`more.${key}.title`), text: t(`more.${key}.text`) }))}
      />
      <CtaBand title={t('closing.title')} text={t('closing.text')}>
        {apply}
        <LinkButton href="/guides" variant="outline" size="lg">
          {t('action.more')}
        </LinkButton>
      </CtaBand>
    </>
  );
}

export { DesignersPage as Component };
