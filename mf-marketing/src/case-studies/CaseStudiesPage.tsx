import { usePage, useT } from '@marketplace/section-kit';
import { Container, CtaBand, LinkButton, PageHeader } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { list } from '../../content/case-studies/list';
import { Notice } from '../page-blocks/Notice';
import { caseMessages } from './caseMessages';
import { CaseSection } from './CaseSection';

const Body = styled.div`
  display: grid;
  gap: var(--ui-s-24);
`;

/** Sample projects, said to be samples before anything else. */
export function Component() {
  const t = useT(caseMessages);
  usePage({ title: t('title') });
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        breadcrumb={[{ href: '/', label: t('home') }, { label: t('title') }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <Container>
        <Body>
          <Notice>
            <p>
              <strong>{t('sample')}</strong>
            </p>
            <p>{t('sample.text')}</p>
          </Notice>
          <div>
            {list.map((entry) => (
              <CaseSection key={entry.slug} {...entry} />
            ))}
          </div>
        </Body>
      </Container>
      <CtaBand title={t('more.title')} text={t('more.text')}>
        <LinkButton href="/services" variant="accent">
          {t('more.services')}
        </LinkButton>
        <LinkButton href="/guides" variant="outline">
          {t('more.guides')}
        </LinkButton>
      </CtaBand>
    </>
  );
}
