import { useLocale, usePage, useT, type Localized } from '@marketplace/section-kit';
import type { ComponentType } from 'react';
import { Button, Container, media, PageHeader } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { LegalText } from '../../content/legal/collection';
import { words } from '../../content/legal/words';
import { formatDay } from '../financial/guide/formatDay';
import { OperatorDetails } from '../operator/OperatorDetails';
import { Notice } from '../page-blocks/Notice';
import { ArticleBody } from './ArticleBody';
import { ArticleContents } from './ArticleContents';
import { articleMessages } from './articleMessages';
import { OtherLegalTexts } from './OtherLegalTexts';

const Layout = styled.div`
  display: grid;
  gap: var(--ui-s-32);
  padding-bottom: var(--ui-s-64);
  ${media.lg} { grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: var(--ui-s-48); }
  @media print { display: block; padding: 0; }
`;

const Main = styled.div`
  display: grid;
  align-content: start;
  gap: var(--ui-s-32);
  min-width: 0;
  ${media.lg} { grid-area: 1 / 1; }
`;

const Contents = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  & h2 { margin-bottom: var(--ui-s-4); font-size: 1.125rem; letter-spacing: normal; }
  ${media.lg} { grid-area: 1 / 2; position: sticky; top: calc(var(--ui-header-height) + var(--ui-s-24)); align-self: start; }
  @media print { display: none; }
`;

/** A legal text with its version and date. */
function LegalPage({ slug, texts }: { slug: string; texts: Localized<LegalText> }) {
  const t = useT(articleMessages);
  const locale = useLocale();
  const text = texts[locale];
  usePage({ title: text.title });
  return (
    <>
      <PageHeader
        title={text.title}
        lead={text.description}
        breadcrumb={[{ href: '/', label: t('home') }, { label: text.title }]}
        breadcrumbLabel={t('breadcrumb')}
      >
        <Button variant="outline" icon="Printer" data-print="hide" onClick={() => print()}>
          {t('print')}
        </Button>
      </PageHeader>
      <Container>
        <Layout>
          <Contents>
            <ArticleContents headings={text.headings} />
            <OtherLegalTexts slug={slug} />
          </Contents>
          <Main>
            <Notice>
              <p>
                <strong>{t('legal.version', { version: text.version, date: formatDay(text.date, locale) })}</strong>
              </p>
              <p>{t('legal.draft')}</p>
            </Notice>
            <ArticleBody content={text.Body} />
            <OperatorDetails />
          </Main>
        </Layout>
      </Container>
    </>
  );
}

/** Loads a legal text, so that the page is complete when it is first shown. */
export async function loadLegalText(slug: string): Promise<{ Component: ComponentType }> {
  const texts = await words[slug]!();
  return { Component: () => <LegalPage slug={slug} texts={texts} /> };
}
