import { usePage, useT } from '@marketplace/section-kit';
import { CtaBand, LinkButton, Section, Tile, TileGrid } from '@marketplace/shared-ui';
import { buildingIcon } from '../icons/buildingIcon';
import { fileTextIcon } from '../icons/fileTextIcon';
import { layoutGridIcon } from '../icons/layoutGridIcon';
import { playIcon } from '../icons/playIcon';
import { CheckList } from '../page-blocks/CheckList';
import { FactTiles } from '../page-blocks/FactTiles';
import { PageHero } from '../page-blocks/PageHero';
import { notYetMessages } from '../page-blocks/notYetMessages';
import { StepList } from '../page-blocks/StepList';
import { adsHref } from '../rate-card/adsHref';
import { benefits, criteria, processSteps } from './vendorLists';
import { vendorsMessages } from './vendorsMessages';

const ways = [
  { key: 'ads', href: adsHref(), icon: 'Search', tone: 'spruce' },
  { key: 'video', href: '/video-ads', icon: playIcon, tone: 'berry' },
  { key: 'email', href: '/targeted-email-marketing', icon: 'Mail', tone: 'lake' },
  { key: 'promotions', href: '/custom-promotions', icon: 'Percent', tone: 'amber' },
  { key: 'listings', href: '/listings', icon: buildingIcon, tone: 'moss' },
  { key: 'websites', href: '/websites', icon: layoutGridIcon, tone: 'plum' },
  { key: 'ai', href: '/ai-lead-management', icon: 'List', tone: 'cedar' },
  { key: 'sms', href: '/sms-messaging', icon: 'Phone', tone: 'slate' },
  { key: 'chat', href: '/live-chat', icon: 'Send', tone: 'spruce' },
  { key: 'reporting', href: '/reporting', icon: fileTextIcon, tone: 'lake' },
] as const;

/** Whom we partner with, what partners get, and how to become one. */
export function VendorsPage() {
  const t = useT(vendorsMessages);
  const notYet = useT(notYetMessages);
  usePage({ title: t('title') });
  const actions = (
    <>
      <LinkButton href="/apply?kind=vendor" variant="accent" size="lg">
        {t('action.apply')}
      </LinkButton>
      <LinkButton href="/vendors/info-pack" variant="outline" size="lg" icon="Download">
        {t('action.pack')}
      </LinkButton>
    </>
  );
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} picture={{ screen: 'materials' }}>
        {actions}
      </PageHero>
      <Section title={t('criteria.title')} lead={t('criteria.lead')}>
        <FactTiles
          facts={criteria.map(({ key, icon }) => ({ icon, title: t(`criterion.${key}.title`), text: t(`criterion.${key}.text`) }))}
        />
      </Section>
      <Section title={t('benefits.title')} lead={notYet('payments')} tone="sunken">
        <CheckList wide label={t('benefits.title')} items={benefits.map((key) => t(`benefit.${key}`))} />
      </Section>
      <Section title={t('process.title')} lead={t('process.lead')}>
        <StepList
          label={t('process.title')}
          steps={processSteps.map((key) => ({ title: t(`process.${key}.title`), text: t(`process.${key}.text`) }))}
        />
      </Section>
      <Section title={t('grow.title')} tone="sunken">
        <TileGrid>
          {ways.map(({ key, href, icon, tone }) => (
            <Tile key={key} href={href} icon={icon} tone={tone} title={t(`grow.${key}`)} text={t(`grow.${key}.text`)} />
          ))}
        </TileGrid>
      </Section>
      <CtaBand title={t('closing.title')} text={t('closing.text')}>
        {actions}
      </CtaBand>
    </>
  );
}

export { VendorsPage as Component };
