import { useLocale, usePage, useT } from '@marketplace/section-kit';
import { Card, CtaBand, LinkButton, Section, Tile, TileGrid } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import { calculatorIcon } from '../icons/calculatorIcon';
import { newspaperIcon } from '../icons/newspaperIcon';
import { CheckList } from '../page-blocks/CheckList';
import { Columns } from '../page-blocks/Columns';
import { FactTiles } from '../page-blocks/FactTiles';
import { Notice } from '../page-blocks/Notice';
import { notYetMessages } from '../page-blocks/notYetMessages';
import { PageHero } from '../page-blocks/PageHero';
import { Paragraphs } from '../page-blocks/Paragraphs';
import { StepList } from '../page-blocks/StepList';
import { homeownersMessages } from './homeownersMessages';

const benefits = [
  { key: 'checked', icon: 'ShieldCheck' },
  { key: 'free', icon: 'Heart' },
  { key: 'private', icon: 'EyeOff' },
  { key: 'points', icon: 'Tag' },
] as const;
const steps = ['describe', 'compare', 'quotes', 'choose', 'finish'] as const;
const more = [
  { key: 'guides', href: '/guides', icon: newspaperIcon, tone: 'lake' },
  { key: 'calculators', href: '/financial', icon: calculatorIcon, tone: 'moss' },
  { key: 'fixed', href: '/services/cleaning', icon: 'Clock', tone: 'cedar' },
  { key: 'deals', href: '/weekly-deals', icon: 'Percent', tone: 'berry' },
] as const;

/** What the product does for people with a project. */
export function HomeownersPage() {
  const t = useT(homeownersMessages);
  const locale = useLocale();
  const points = brand.pointsName[locale];
  const notYet = useT(notYetMessages)('points');
  usePage({ title: t('title') });
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} picture={{ screen: 'quotes' }}>
        <LinkButton href="/categories" variant="accent" size="lg">
          {t('action.categories')}
        </LinkButton>
        <LinkButton href="/services" variant="outline" size="lg">
          {t('action.contractors')}
        </LinkButton>
      </PageHero>
      <Section title={t('benefits.title')}>
        <FactTiles
          facts={benefits.map(({ key, icon }) => ({
            icon,
            title: t(`benefit.${key}.title`),
            text: t(`benefit.${key}.text`, { notYet }),
          }))}
        />
      </Section>
      <Section title={t('how.title')} tone="sunken">
        <StepList label={t('how.title')} steps={steps.map((key) => ({ title: t(`how.${key}.title`), text: t(`how.${key}.text`) }))} />
      </Section>
      <Paragraphs
        title={t('request.title')}
        parts={(['one', 'two'] as const).map((key) => ({ title: t(`request.${key}.title`), text: t(`request.${key}.text`) }))}
      />
      <Section tone="sunken" title={t('points.title', { points })} lead={t('points.text', { points })} id="points">
        <Columns>
          <Notice>
            <p>{notYet}</p>
          </Notice>
          <Card as="div">
            <h3>{t('points.terms.title')}</h3>
            <CheckList items={(['never', 'law'] as const).map((key) => t(`points.terms.${key}`))} />
          </Card>
        </Columns>
      </Section>
      <Section title={t('more.title')}>
        <TileGrid>
          {more.map(({ key, href, icon, tone }) => (
            <Tile key={key} href={href} icon={icon} tone={tone} title={t(`more.${key}.title`)} text={t(`more.${key}.text`)} />
          ))}
        </TileGrid>
      </Section>
      <CtaBand title={t('closing.title')} text={t('closing.text')}>
        <LinkButton href="/categories" variant="accent" size="lg">
          {t('action.categories')}
        </LinkButton>
        <LinkButton href="/services" variant="outline" size="lg">
          {t('action.contractors')}
        </LinkButton>
      </CtaBand>
    </>
  );
}

export { HomeownersPage as Component };
