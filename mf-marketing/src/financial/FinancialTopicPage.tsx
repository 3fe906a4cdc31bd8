import { useLocale, usePage, useT } from '@marketplace/section-kit';
import type { ComponentType } from 'react';
import { Fragment } from 'react';
import { Button, Container, media, PageHeader } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { words } from '../../content/financial/words';
import { Advice } from './guide/Advice';
import { GuideSources } from './guide/Cited';
import { toGuide, type Guide } from './guide/Guide';
import { GuideContents } from './guide/GuideContents';
import { guideMessages } from './guide/guideMessages';
import { listSections } from './guide/listSections';
import { RelatedGuides } from './guide/RelatedGuides';
import { StatusBanner } from './guide/StatusBanner';

const Layout = styled.div`
  display: grid;
  gap: var(--ui-s-40);
  padding-bottom: var(--ui-s-64);
  ${media.lg} { grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: var(--ui-s-48); }
  @media print { display: block; padding: 0; }
`;

const Article = styled.article`
  display: grid;
  align-content: start;
  gap: var(--ui-s-40);
  min-width: 0;
`;

const First = styled.div`
  margin-bottom: var(--ui-s-40);
`;

const Print = styled(Button)`
  justify-self: start;
`;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: var(--ui-s-32);
  ${media.lg} { position: sticky; top: calc(var(--ui-header-height) + var(--ui-s-24)); align-self: start; max-height: calc(100dvh - var(--ui-header-height) - var(--ui-s-48)); overflow-y: auto; }
  & h2 { margin-bottom: var(--ui-s-4); font-size: 1.125rem; letter-spacing: normal; }
  @media print { display: none; }
`;

/** A guide: its calculator first, where it has one; its status, then who, how much, where, how, and what it is not; sources and a disclaimer close it. */
function FinancialTopicPage({ guide }: { guide: Guide }) {
  const t = useT(guideMessages);
  const locale = useLocale();
  const { title } = guide.content[locale];
  usePage({ title });
  const { first, rest } = listSections(guide, locale, t);
  return (
    <>
      <PageHeader
        title={title}
        lead={guide.content[locale].lead}
        breadcrumb={[{ href: '/', label: t('home') }, { href: '/financial', label: t('financial') }, { label: title }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <Container>
        {first && <First>{first.content}</First>}
        <Layout>
          <Article>
            <GuideSources value={guide.sources}>
              <StatusBanner guide={guide} />
              {rest.map(({ id, content }) => (
                <Fragment key={id}>{content}</Fragment>
              ))}
            </GuideSources>
            <Advice about={guide.advice} />
            <Print variant="outline" data-print="hide" onClick={() => print()}>
              {t('print')}
            </Print>
          </Article>
          <Side>
            <GuideContents parts={first ? [first, ...rest] : rest} />
            <RelatedGuides paths={guide.related} />
          </Side>
        </Layout>
      </Container>
    </>
  );
}

/** Loads the words of a topic, so that the page is complete when it is first shown. */
export async function loadFinancialTopic(topic: string): Promise<{ Component: ComponentType }> {
  const guide = toGuide(topic, await words[topic]!());
  return { Component: () => <FinancialTopicPage guide={guide} /> };
}
