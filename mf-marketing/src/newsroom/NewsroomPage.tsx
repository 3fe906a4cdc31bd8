import { useLocale, usePage, useT } from '@marketplace/section-kit';
import { CtaBand, LinkButton, media, PageHeader, Section, TextLink } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import styled from 'styled-components';
import { list } from '../../content/newsroom/list';
import { formatDay } from '../financial/guide/formatDay';
import { FactTiles, type Fact } from '../page-blocks/FactTiles';
import { notYetMessages } from '../page-blocks/notYetMessages';
import { newsMessages } from './newsMessages';

const List = styled.ol`
  display: grid;
  ${media.lg} { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: var(--ui-s-48); }
  & > li {
    display: grid;
    gap: var(--ui-s-8);
    align-content: start;
    justify-items: start;
    padding-block: var(--ui-s-24);
    border-block-start: 1px solid var(--ui-line);
  }
  & h3 { font-size: 1.25rem; }
  & p { max-width: 68ch; }
  & time { font-size: 0.9375rem; color: var(--ui-ink-muted); }
  & a { display: inline-flex; align-items: center; min-height: 44px; }
`;

/** What has been released, facts for journalists, and whom to ask. */
export function Component() {
  const t = useT(newsMessages);
  const notYet = useT(notYetMessages);
  const locale = useLocale();
  usePage({ title: t('title') });
  const facts: Fact[] = [
    { icon: 'Hammer', title: t('facts.what'), text: t('facts.what.text') },
    { icon: 'Users', title: t('facts.who'), text: t('facts.who.text') },
    { icon: 'Tag', title: t('facts.money'), text: t('facts.money.text', { notYet: notYet('payments') }) },
    { icon: 'ShieldCheck', title: t('facts.privacy'), text: t('facts.privacy.text') },
  ];
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        breadcrumb={[{ href: '/', label: t('home') }, { label: t('title') }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <Section title={t('announcements')}>
        <List role="list">
          {list.map(
            ({
              slug,
              words: {
                [locale]: { date, path, title, text },
              },
            }) => (
              <li key={slug}>
                <time dateTime={date}>{formatDay(date, locale)}</time>
                <h3>{title}</h3>
                <p>{text}</p>
                <TextLink href={path} aria-label={t('look.label', { title })}>
                  {t('look')}
                </TextLink>
              </li>
            ),
          )}
        </List>
      </Section>
      <Section title={t('facts.title')} tone="sunken">
        <FactTiles facts={facts} />
      </Section>
      <CtaBand title={t('press.title')} text={t('press.text', { email: brand.businessEmail })}>
        <LinkButton href={`mailto:${brand.businessEmail}`} variant="accent">
          {t('press.write')}
        </LinkButton>
        <LinkButton href="/about" variant="outline">
          {t('press.about')}
        </LinkButton>
      </CtaBand>
    </>
  );
}
