import { useLocale, usePage, useT, type Localized } from '@marketplace/section-kit';
import { Accordion, CtaBand, LinkButton, Section, TextLink } from '@marketplace/shared-ui';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { Offer } from '../../content/offers/collection';
import { words } from '../../content/offers/words';
import { CheckList } from '../page-blocks/CheckList';
import { Columns } from '../page-blocks/Columns';
import { FactTiles } from '../page-blocks/FactTiles';
import { PageHero } from '../page-blocks/PageHero';
import { SampleFigure } from '../page-blocks/SampleFigure';
import { SampleBubbles, SamplePoster, SampleRows } from '../page-blocks/SampleScreens';
import { StepList } from '../page-blocks/StepList';
import { RoiCalculator } from '../roi/RoiCalculator';
import { roiMessages } from '../roi/roiMessages';
import { offerIcon } from './offerIcon';
import { offerMessages } from './offerMessages';
import { OfferPrice } from './OfferPrice';

const Words = styled.div`
  display: grid;
  gap: var(--ui-s-20);
`;

/** What a vendor can buy: the problem, how it works, a drawn screen, the price, and a demo. */
function OfferPage({ words }: { words: Localized<Offer> }) {
  const t = useT(offerMessages);
  const roi = useT(roiMessages);
  const locale = useLocale();
  const offer = words[locale];
  const { topic, picture, screen, campaign, title, headline, lead, problem, steps, facts, sample, questions } = offer;
  usePage({ title });
  const demo = (
    <LinkButton href={`/demo?topic=${topic}`} variant="accent" size="lg">
      {t('demo')}
    </LinkButton>
  );
  return (
    <>
      <PageHero title={headline} lead={lead} picture={screen ? { screen } : picture}>
        {demo}
        <LinkButton href="#price" variant="outline" size="lg">
          {t('price')}
        </LinkButton>
      </PageHero>
      <Section>
        <Columns>
          <Words>
            <h2>{problem.title}</h2>
            <p>{problem.text}</p>
            <CheckList items={problem.points} />
          </Words>
          <SampleFigure title={sample.title} caption={sample.caption}>
            {'rows' in sample && <SampleRows rows={sample.rows.map(({ icon, ...row }) => ({ ...row, icon: offerIcon(icon) }))} />}
            {'bubbles' in sample && <SampleBubbles bubbles={sample.bubbles} />}
            {'poster' in sample && <SamplePoster picture={picture} {...sample.poster} />}
          </SampleFigure>
        </Columns>
      </Section>
      <Section title={t('how')} tone="sunken">
        <StepList label={t('how')} steps={steps} />
      </Section>
      <Section title={t('facts')}>
        <FactTiles facts={facts.map(({ icon, ...fact }) => ({ ...fact, icon: offerIcon(icon) }))} />
      </Section>
      {campaign && (
        <Section title={roi('title')} lead={roi('lead')} tone="sunken">
          <RoiCalculator campaign={campaign} />
        </Section>
      )}
      <Section title={t('price')} id="price" action={<TextLink href="/rate-card">{t('price.rates')}</TextLink>}>
        <OfferPrice offer={offer} />
      </Section>
      <Section title={t('questions')} tone="sunken">
        <Accordion items={questions.map(({ question, answer }) => ({ id: question, title: question, content: answer }))} />
      </Section>
      <CtaBand title={t('cta.title')} text={t('cta.text')}>
        {demo}
        <LinkButton href="/listings" variant="outline" size="lg">
          {t('cta.listed')}
        </LinkButton>
      </CtaBand>
    </>
  );
}

/** Loads the words of an offer, so that the page is complete when it is first shown. */
export async function loadOffer(name: string): Promise<{ Component: ComponentType }> {
  const loaded = await words[name]!();
  return { Component: () => <OfferPage words={loaded} /> };
}
