import { usePage, useT } from '@marketplace/section-kit';
import { Container } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { CheckList } from '../page-blocks/CheckList';
import { Columns } from '../page-blocks/Columns';
import { PageHero } from '../page-blocks/PageHero';
import { DemoForm } from './DemoForm';
import { demoMessages } from './demoMessages';

const Body = styled.div`
  padding-block: var(--ui-s-40) var(--ui-s-64);
`;

const Expectations = styled.section`
  display: grid;
  gap: var(--ui-s-20);
  & > h2 { font-size: 1.375rem; }
`;

export function DemoPage() {
  const t = useT(demoMessages);
  usePage({ title: t('title') });
  return (
    <>
      <PageHero title={t('title')} lead={t('lead')} picture="service-design" />
      <Container>
        <Body>
          <Columns $wide>
            <DemoForm />
            <Expectations aria-label={t('how.title')}>
              <h2>{t('how.title')}</h2>
              <CheckList items={(['pick', 'write', 'show', 'free'] as const).map((key) => t(`how.${key}`))} />
            </Expectations>
          </Columns>
        </Body>
      </Container>
    </>
  );
}

export { DemoPage as Component };
