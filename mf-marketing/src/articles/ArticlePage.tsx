import { useLocale, usePage, useShare, useT, type ContentWords, type Localized } from '@marketplace/section-kit';
import type { ComponentType } from 'react';
import { Button, Container, Illustration, media, PageHeader, TextLink } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import styled from 'styled-components';
import type { Article } from '../../content/article';
import { words as posts } from '../../content/blog/words';
import { words as guides } from '../../content/guides/words';
import { LinkList } from './LinkList';
import { ArticleBody } from './ArticleBody';
import { ArticleContents } from './ArticleContents';
import { articleMessages } from './articleMessages';
import { ArticleMeta } from './ArticleMeta';
import { ArticleSources } from './ArticleSources';

const Layout = styled.div`
  display: grid;
  gap: var(--ui-s-32);
  padding-bottom: var(--ui-s-64);
  ${media.lg} { grid-template: auto 1fr / minmax(0, 8fr) minmax(0, 4fr); gap: var(--ui-s-32) var(--ui-s-48); }
  @media print { display: block; padding: 0; }
`;

const Main = styled.article`
  display: grid;
  align-content: start;
  gap: var(--ui-s-32);
  min-width: 0;
  ${media.lg} { grid-area: 1 / 1 / span 2; }
`;

/** Beside the article on wide screens; on narrow ones the contents come before it and the links after. */
const Contents = styled.div`
  & h2 { margin-bottom: var(--ui-s-4); font-size: 1.125rem; letter-spacing: normal; }
  ${media.lg} { grid-area: 1 / 2; }
  @media print { display: none; }
`;

const Related = styled(Contents)`
  ${media.lg} { grid-area: 2 / 2; position: sticky; top: calc(var(--ui-header-height) + var(--ui-s-24)); align-self: start; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
  @media print { display: none; }
`;

const kinds = { guides, blog: posts } satisfies Record<string, ContentWords<Article>>;
type ArticleKind = keyof typeof kinds;

/** An article: who wrote it and when, its words, its sources, and where the reader can act on it. */
function ArticlePage({ kind, words }: { kind: ArticleKind; words: Localized<Article> }) {
  const t = useT(articleMessages);
  const article = words[useLocale()];
  const listName = t(`kind.${kind}`);
  const share = useShare();
  usePage({ title: article.title });
  return (
    <>
      <PageHeader
        title={article.title}
        lead={article.description}
        breadcrumb={[{ href: '/', label: t('home') }, { href: `/${kind}`, label: listName }, { label: article.title }]}
        breadcrumbLabel={t('breadcrumb')}
      >
        <ArticleMeta article={article} />
      </PageHeader>
      <Container>
        <Layout>
          <Contents>
            <ArticleContents headings={article.headings} />
          </Contents>
          <Main>
            <Illustration src={art[article.art]} ratio="21 / 9" priority data-print="hide" />
            <ArticleBody content={article.Body} />
            <ArticleSources article={article} />
            <Actions>
              <Button variant="outline" icon="Printer" onClick={() => print()}>
                {t('print')}
              </Button>
              <Button variant="outline" icon="Share" onClick={() => void share(article.title)}>
                {t('share')}
              </Button>
            </Actions>
          </Main>
          <Related>
            <nav aria-labelledby="related-title">
              <h2 id="related-title">{t('related')}</h2>
              <LinkList role="list">
                {[...article.related, { path: `/${kind}`, label: t(`all.${kind}`) }].map(({ path: href, label }) => (
                  <li key={href}>
                    <TextLink href={href}>{label}</TextLink>
                  </li>
                ))}
              </LinkList>
            </nav>
          </Related>
        </Layout>
      </Container>
    </>
  );
}

/** Loads the words of an article, so that the page is complete when it is first shown. */
export async function loadArticle(kind: ArticleKind, slug: string): Promise<{ Component: ComponentType }> {
  const words = await kinds[kind][slug]!();
  return { Component: () => <ArticlePage kind={kind} words={words} /> };
}
