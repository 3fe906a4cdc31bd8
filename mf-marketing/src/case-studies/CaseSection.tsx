import { useLocale, useT, type ContentList } from '@marketplace/section-kit';
import { Badge, formatNumber, Illustration, media, TextLink } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import styled from 'styled-components';
import type { CaseStudy } from '../../content/case-studies/collection';
import { CheckList } from '../page-blocks/CheckList';
import { DataTable } from '../page-blocks/DataTable';
import { caseMessages } from './caseMessages';

const Root = styled.article`
  display: grid;
  gap: var(--ui-s-24);
  padding-block: var(--ui-s-40);
  border-block-start: 1px solid var(--ui-line);
  scroll-margin-top: var(--ui-header-height);
  & h3 { font-size: 1.1875rem; }
`;

const Head = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  align-items: center;
  ${media.md} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ui-s-12);
`;

const Muted = styled.p`
  color: var(--ui-ink-muted);
`;

const Body = styled.div`
  display: grid;
  gap: var(--ui-s-32);
  align-items: start;
  & > * { min-width: 0; }
  ${media.lg} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
`;

const Column = styled.div`
  display: grid;
  gap: var(--ui-s-16);
`;

const Steps = styled.ol`
  display: grid;
  gap: var(--ui-s-16);
  padding-inline-start: var(--ui-s-24);
  & li::marker { color: var(--ui-primary); font-weight: 700; }
  & strong { display: block; }
`;

const Links = styled.ul`
  display: grid;
  justify-items: start;
  & a { display: inline-flex; align-items: center; min-height: 44px; }
`;

/** A sample project from the situation to the lessons. */
export function CaseSection({ slug: id, words }: ContentList<CaseStudy>[number]) {
  const t = useT(caseMessages);
  const locale = useLocale();
  const story = words[locale];
  const percent = (value: number) => formatNumber(value / 100, locale, { style: 'percent' });
  return (
    <Root id={id} aria-labelledby={`${id}-title`}>
      <Head>
        <Words>
          <Badge tone="warning">{t('badge')}</Badge>
          <h2 id={`${id}-title`}>{story.title}</h2>
          <Muted>{story.place}</Muted>
          <h3>{t('situation')}</h3>
          <p>{story.situation}</p>
        </Words>
        <Illustration src={art[story.art]} />
      </Head>
      <Body>
        <Column>
          <h3>{t('steps')}</h3>
          <Steps>
            {story.steps.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                {text}
              </li>
            ))}
          </Steps>
          <h3>{t('result')}</h3>
          <p>{story.result}</p>
        </Column>
        <Column>
          <DataTable
            caption={t('shares', { title: story.title })}
            head={[t('shares.name'), t('shares.percent')]}
            rows={story.shares.map(({ name, percent: share }) => ({ name, cells: [percent(share)] }))}
            figures
          />
          <h3>{t('lessons')}</h3>
          <CheckList items={story.lessons} />
          <nav aria-label={t('links', { title: story.title })}>
            <Links role="list">
              {story.links.map(({ path, label }) => (
                <li key={path}>
                  <TextLink href={path}>{label}</TextLink>
                </li>
              ))}
            </Links>
          </nav>
        </Column>
      </Body>
    </Root>
  );
}
