import { useLocale, usePage, useT } from '@marketplace/section-kit';
import { Card, CtaBand, LinkButton, media, Section, TextLink, Tile, TileGrid } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import styled from 'styled-components';
import { briefcaseIcon } from '../icons/briefcaseIcon';
import { buildingIcon } from '../icons/buildingIcon';
import { Columns } from '../page-blocks/Columns';
import { FactTiles } from '../page-blocks/FactTiles';
import { notYetMessages } from '../page-blocks/notYetMessages';
import { PageHero } from '../page-blocks/PageHero';
import { Paragraphs } from '../page-blocks/Paragraphs';
import { aboutMessages } from './aboutMessages';
import { ClaimStrip } from './ClaimStrip';

const Mission = styled.p`
  font: 600 clamp(1.25rem, 1.05rem + 1vw, 1.75rem)/1.35 var(--ui-font-display);
  max-width: 46ch;
`;

/** Six tiles in two rows of three; one below the other where long French names would break. */
const Audiences = styled(TileGrid)`
  grid-template-columns: minmax(0, 1fr);
  ${media.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.lg} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const Source = styled.p`
  margin-top: var(--ui-s-20);
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

const values = [
  { key: 'quality', icon: 'Award' },
  { key: 'local', icon: 'MapPin' },
  { key: 'trust', icon: 'ShieldCheck' },
] as const;
const audiences = [
  { key: 'homeowners', href: '/homeowners', icon: 'Home', tone: 'spruce' },
  { key: 'professionals', href: '/listings', icon: 'HardHat', tone: 'amber' },
  { key: 'designers', href: '/designers', icon: 'Paintbrush', tone: 'berry' },
  { key: 'vendors', href: '/vendors', icon: 'Package', tone: 'cedar' },
  { key: 'realEstate', href: '/partners', icon: buildingIcon, tone: 'lake' },
  { key: 'investors', href: '/investor-relations', icon: briefcaseIcon, tone: 'plum' },
] as const;

/** What we are for, what we hold ourselves to, and for whom. */
export function AboutPage() {
  const t = useT(aboutMessages);
  const notYet = useT(notYetMessages);
  const locale = useLocale();
  usePage({ title: t('title') });
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} picture="scene-hero" />
      <Section title={t('mission.title')}>
        <Columns $wide>
          <Mission>{t('mission.text')}</Mission>
          <Card as="div">
            <h3>{t('points.title')}</h3>
            <p>{t('points.text', { points: brand.pointsName[locale], notYet: notYet('points') })}</p>
            <p>
              <TextLink href="/homeowners#points">{t('points.link')}</TextLink>
            </p>
          </Card>
        </Columns>
      </Section>
      <Section title={t('values.title')} tone="sunken">
        <FactTiles facts={values.map(({ key, icon }) => ({ icon, title: t(`value.${key}.title`), text: t(`value.${key}.text`) }))} />
      </Section>
      <Section title={t('reach.title')}>
        <ClaimStrip />
        <Source>{t('reach.source')}</Source>
      </Section>
      <Section title={t('audience.title')} tone="sunken">
        <Audiences>
          {audiences.map(({ key, href, icon, tone }) => (
            <Tile key={key} href={href} icon={icon} tone={tone} title={t(`audience.${key}.title`)} text={t(`audience.${key}.text`)} />
          ))}
        </Audiences>
      </Section>
      <Paragraphs title={t('more.title')} parts={[{ title: t('more.one.title'), text: t('more.one.text') }]} />
      <CtaBand title={t('closing.title')} text={t('closing.text')}>
        <LinkButton href="/services" variant="accent" size="lg">
          {t('closing.services')}
        </LinkButton>
        <LinkButton href="/contact" variant="outline" size="lg">
          {t('closing.contact')}
        </LinkButton>
      </CtaBand>
    </>
  );
}

export { AboutPage as Component };
