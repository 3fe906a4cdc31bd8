import { useLocale, usePage, useT } from '@marketplace/section-kit';
import { Accordion, Badge, LinkButton, Section, TextLink } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import styled from 'styled-components';
import { fileTextIcon } from '../icons/fileTextIcon';
import { FactTiles } from '../page-blocks/FactTiles';
import { Notice } from '../page-blocks/Notice';
import { notYetMessages } from '../page-blocks/notYetMessages';
import { PageHero } from '../page-blocks/PageHero';
import { StepList } from '../page-blocks/StepList';
import { LimitedOffer } from './LimitedOffer';
import { listingsMessages } from './listingsMessages';
import { NeedHelp } from './NeedHelp';
import { PlanCards } from './PlanCards';
import { PlanComparison } from './PlanComparison';

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
  width: 100%;
`;

const Stack = styled.div`
  display: grid;
  gap: var(--ui-s-24);
`;

const reasons = [
  { key: 'found', icon: 'Search' },
  { key: 'requests', icon: fileTextIcon },
  { key: 'reputation', icon: 'Star' },
  { key: 'bilingual', icon: 'Globe' },
] as const;
const audiences = [
  { key: 'builders', icon: 'Home' },
  { key: 'contractors', icon: 'HardHat' },
  { key: 'vendors', icon: 'Package' },
] as const;
const steps = ['apply', 'check', 'live', 'work'] as const;
const questions = ['free', 'change', 'referral', 'trial', 'payments', 'points'] as const;

/** Everything a business needs to choose a plan. */
export function ListingsPage() {
  const t = useT(listingsMessages);
  const notYet = useT(notYetMessages);
  const locale = useLocale();
  usePage({ title: t('title') });
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} picture={{ screen: 'profile' }}>
        <LinkButton href="/apply?kind=contractor&plan=starter" variant="accent" size="lg">
          {t('hero.apply')}
        </LinkButton>
        <LinkButton href="#plans" variant="outline" size="lg">
          {t('hero.compare')}
        </LinkButton>
        <Badges role="list" aria-label={t('trust.label')}>
          <li>
            <Badge tone="success" icon="ShieldCheck">
              {t('trust.payments')}
            </Badge>
          </li>
          <li>
            <Badge tone="success" icon="MapPin">
              {t('trust.canada')}
            </Badge>
          </li>
        </Badges>
      </PageHero>
      <Section title={t('why.title')}>
        <FactTiles facts={reasons.map(({ key, icon }) => ({ icon, title: t(`why.${key}.title`), text: t(`why.${key}.text`) }))} />
      </Section>
      <Section title={t('plans.title')} lead={t('plans.lead')} tone="sunken" id="plans">
        <Stack>
          <PlanCards />
          <Notice>
            <p>
              {notYet('trial')} {notYet('points')}
            </p>
            <p>{t('plans.note')}</p>
          </Notice>
        </Stack>
      </Section>
      <Section title={t('compare.title')} action={<TextLink href="/rate-card">{t('compare.rates')}</TextLink>}>
        <PlanComparison />
      </Section>
      <Section title={t('who.title')} tone="sunken">
        <FactTiles facts={audiences.map(({ key, icon }) => ({ icon, title: t(`who.${key}.title`), text: t(`who.${key}.text`) }))} />
      </Section>
      <Section title={t('how.title')}>
        <StepList label={t('how.title')} steps={steps.map((key) => ({ title: t(`how.${key}.title`), text: t(`how.${key}.text`) }))} />
      </Section>
      <LimitedOffer />
      <Section title={t('faq.title')}>
        <Accordion
          items={questions.map((key) => ({
            id: key,
            title: t(`faq.${key}.q`),
            content: t(`faq.${key}.a`, {
              points: brand.pointsName[locale],
              notYet: notYet('points'),
              trial: notYet('trial'),
              payments: notYet('payments'),
            }),
          }))}
        />
      </Section>
      <NeedHelp />
    </>
  );
}

export { ListingsPage as Component };
