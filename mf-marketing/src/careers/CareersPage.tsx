import { usePage, useT } from '@marketplace/section-kit';
import { EmptyState, LinkButton, Section, type IconSource } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { FactTiles } from '../page-blocks/FactTiles';
import { PageHero } from '../page-blocks/PageHero';
import { Paragraphs } from '../page-blocks/Paragraphs';
import { StepList } from '../page-blocks/StepList';
import { careersMessages } from './careersMessages';

const principles = [
  ['honest', 'Scale'],
  ['languages', 'Globe'],
  ['distance', 'MapPin'],
  ['small', 'Leaf'],
] as const satisfies readonly (readonly [string, IconSource])[];

/** How we work, and honestly no opening while there is none. */
export function CareersPage() {
  const t = useT(careersMessages);
  usePage({ title: t('title') });
  return (
    <>
      <PageHero title={t('title')} lead={t('lead')} picture="service-landscaping" />
      <Section title={t('openings.title')}>
        <EmptyState title={t('openings.none')} text={t('openings.text')} art={art['scene-empty']}>
          <LinkButton href="/contact?subject=other" icon="Send">
            {t('introduce')}
          </LinkButton>
        </EmptyState>
      </Section>
      <Section tone="sunken" title={t('work.title')}>
        <FactTiles facts={principles.map(([key, icon]) => ({ icon, title: t(`${key}.title`), text: t(`${key}.text`) }))} />
      </Section>
      <Section title={t('hiring.title')}>
        <StepList
          label={t('hiring.title')}
          steps={(['letter', 'talk', 'task', 'answer'] as const).map((key) => ({
            title: t(`hiring.${key}.title`),
            text: t(`hiring.${key}.text`),
          }))}
        />
      </Section>
      <Paragraphs
        tone="sunken"
        title={t('more.title')}
        parts={(['one', 'two'] as const).map((key) => ({ title: t(`more.${key}.title`), text: t(`more.${key}.text`) }))}
      />
    </>
  );
}

export { CareersPage as Component };
