import { useLocale, usePage, useT } from '@marketplace/section-kit';
import { CtaBand, LinkButton, Section, type IconSource } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import { useState } from 'react';
import { ApplicationSteps } from '../application/ApplicationSteps';
import { LazyApplication } from '../application/LazyApplication';
import type { SentApplication } from '../application/SentApplication';
import { buildingIcon } from '../icons/buildingIcon';
import { FactTiles } from '../page-blocks/FactTiles';
import { notYetMessages } from '../page-blocks/notYetMessages';
import { PageHero } from '../page-blocks/PageHero';
import { Paragraphs } from '../page-blocks/Paragraphs';
import { partnersMessages } from './partnersMessages';

const partners = [
  ['associations', 'HardHat'],
  ['schools', 'Award'],
  ['public', buildingIcon],
  ['realEstate', 'Home'],
  ['nonprofits', 'Heart'],
  ['technology', 'Truck'],
] as const satisfies readonly (readonly [string, IconSource])[];

export function PartnersPage() {
  const t = useT(partnersMessages);
  const notYet = useT(notYetMessages);
  const locale = useLocale();
  const [sent, setSent] = useState<SentApplication | null>(null);
  usePage({ title: t('title') });
  const facts = partners.map(([key, icon]) => ({
    icon,
    title: t(`${key}.title`),
    text: t(`${key}.text`, { points: brand.pointsName[locale], notYet: notYet('points') }),
  }));
  return (
    <>
      <PageHero title={t('title')} lead={t('lead')} picture="service-construction">
        <LinkButton href="/partners#apply" variant="accent" size="lg" iconEnd="ArrowRight">
          {t('cta.apply')}
        </LinkButton>
      </PageHero>
      <Section title={t('who.title')}>
        <FactTiles facts={facts} />
      </Section>
      <Paragraphs
        tone="sunken"
        title={t('more.title')}
        parts={(['one', 'two'] as const).map((key) => ({ title: t(`more.${key}.title`), text: t(`more.${key}.text`) }))}
      />
      <Section title={t('steps.title')}>
        <ApplicationSteps status={sent?.status ?? null} />
      </Section>
      <Section id="apply" tone="sunken">
        <LazyApplication fixedKind="partner" onSent={setSent} />
      </Section>
      <CtaBand title={t('other.title')} text={t('other.text')}>
        <LinkButton href="/apply?kind=vendor" variant="accent">
          {t('other.vendor')}
        </LinkButton>
        <LinkButton href="/apply?kind=designer" variant="outline">
          {t('other.designer')}
        </LinkButton>
        <LinkButton href="/apply?kind=contractor" variant="outline">
          {t('other.contractor')}
        </LinkButton>
      </CtaBand>
    </>
  );
}

export { PartnersPage as Component };
