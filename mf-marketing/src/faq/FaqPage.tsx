import { useLocale, usePage, useSearchQuery, useSearchText, useT } from '@marketplace/section-kit';
import { useLocation } from '@marketplace/section-kit/router';
import { Button, Container, CtaBand, EmptyState, LinkButton, media, PageHeader, ResultCount, SearchBox } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { useRef } from 'react';
import styled from 'styled-components';
import { FaqItem } from './FaqItem';
import { FaqTopics } from './FaqTopics';
import { faqMessages } from './faqMessages';
import { faqQuery } from './faqQuery';
import { findQuestions, questionOf } from './findQuestions';
import { schemaOrg } from './schemaOrg';

const Layout = styled.div`
  display: grid;
  gap: var(--ui-s-48);
  padding-bottom: var(--ui-s-64);
  ${media.lg} { grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); }
`;

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: var(--ui-s-32);
  min-width: 0;
  ${media.lg} { grid-area: 1 / 1; }
`;

const Group = styled.section`
  display: grid;
  gap: var(--ui-s-12);
  & > h2 { font-size: 1.375rem; scroll-margin-top: calc(var(--ui-header-height) + var(--ui-s-16)); }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--ui-s-12);
`;

/** Questions and answers in groups. The search lives in the query of the address, the question in its hash. */
export function Component() {
  const t = useT(faqMessages);
  const locale = useLocale();
  const { hash } = useLocation();
  const [query, setQuery] = useSearchQuery(faqQuery);
  const { search } = query;
  const field = useSearchText(query, setQuery);
  const box = useRef<HTMLFormElement>(null);
  usePage({ title: t('title') });

  const found = findQuestions(search, locale);
  const wanted = questionOf(hash);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);

  const showAll = () => {
    field.change({ search: '' });
    // The button goes away with the empty list.
    box.current?.querySelector('input')?.focus();
  };

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        breadcrumb={[{ href: '/', label: t('home') }, { label: t('title') }]}
        breadcrumbLabel={t('breadcrumb')}
      >
        <SearchBox
          ref={box}
          label={t('search.label')}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={field.text}
          onValueChange={field.type}
          onSubmit={(text) => field.change({ search: text })}
        />
      </PageHeader>
      <Container>
        <Layout>
          <FaqTopics groups={found} />
          <Body {...(count > 0 && schemaOrg('FAQPage'))}>
            <ResultCount>{t('count', { count })}</ResultCount>
            {found.map(({ slug, title, questions }) => (
              <Group key={slug} aria-labelledby={`group-${slug}`}>
                <h2 id={`group-${slug}`}>{title}</h2>
                {questions.map((question) => (
                  <FaqItem key={question.id} text={question} wanted={question.id === wanted} />
                ))}
              </Group>
            ))}
            {count === 0 && (
              <EmptyState title={t('none.title', { search })} text={t('none.text')} art={art['scene-empty']}>
                <Buttons>
                  <Button onClick={showAll}>{t('none.clear')}</Button>
                  <LinkButton href="/contact" variant="outline">
                    {t('none.contact')}
                  </LinkButton>
                </Buttons>
              </EmptyState>
            )}
          </Body>
        </Layout>
      </Container>
      <CtaBand title={t('more.title')} text={t('more.text')}>
        <LinkButton href="/contact" variant="accent">
          {t('more.contact')}
        </LinkButton>
        <LinkButton href="/guides" variant="outline">
          {t('more.guides')}
        </LinkButton>
      </CtaBand>
    </>
  );
}
