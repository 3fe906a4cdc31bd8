import { useLocale, usePage, useT, type Locale } from '@marketplace/section-kit';
import { Button, Container, media, PageHeader } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { formatDay } from '../financial/guide/formatDay';
import { Notice } from '../page-blocks/Notice';
import type { ArticleModule } from './Article';
import { ArticleBody } from './ArticleBody';
import { ArticleContents } from './ArticleContents';
import { articleMessages } from './articleMessages';

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
  & h2 { margin-bottom: var(--ui-s-4); font-size: 1.125rem; letter-spacing: normal; }
  ${media.lg} { grid-area: 1 / 2; position: sticky; top: calc(var(--ui-header-height) + var(--ui-s-24)); align-self: start; }
  @media print { display: none; }
`;

/** A legal text with its version and date. */
export function LegalPage({ texts }: { texts: Readonly<Record<Locale, ArticleModule>> }) {
  const t = useT(articleMessages);
  const locale = useLocale();
  const { article, default: content } = texts[locale];
  usePage({ title: article.title });
  return (
    <>
      <PageHeader
        title={article.title}
        lead={article.description}
        breadcrumb={[{ href: '/', label: t('home') }, { label: article.title }]}
        breadcrumbLabel={t('breadcrumb')}
      >
        <Button variant="outline" icon="Printer" data-print="hide" onClick={() => print()}>
          {t('print')}
        </Button>
      </PageHeader>
      <Container>
        <Layout>
          <Contents>
            <ArticleContents headings={article.headings} />
          </Contents>
          <Main>
            <Notice>
              <p>
                <strong>{t('legal.version', { version: article.version ?? '', date: formatDay(article.date, locale) })}</strong>
              </p>
              <p>{t('legal.draft')}</p>
            </Notice>
            <ArticleBody content={content} />
          </Main>
        </Layout>
      </Container>
    </>
  );
}
