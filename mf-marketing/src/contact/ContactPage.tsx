import { usePage, useT } from '@marketplace/section-kit';
import { Container, CtaBand, LinkButton, media } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { OperatorDetails } from '../operator/OperatorDetails';
import { PageHero } from '../page-blocks/PageHero';
import { ContactForm } from './ContactForm';
import { contactMessages } from './contactMessages';
import { InfoBlocks } from './InfoBlocks';
import { TestimonialCarousel } from './testimonials/TestimonialCarousel';

const Body = styled.div`
  display: grid;
  gap: var(--ui-s-32);
  align-items: start;
  padding-block: var(--ui-s-40);
  & > * { min-width: 0; }
  ${media.lg} { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: var(--ui-s-40); padding-block: var(--ui-s-64); }
`;

export function ContactPage() {
  const t = useT(contactMessages);
  usePage({ title: t('name') });
  return (
    <>
      <PageHero title={t('title')} lead={t('lead')} picture="scene-mail" />
      <Container>
        <Body>
          <InfoBlocks />
          <ContactForm />
        </Body>
        <OperatorDetails />
      </Container>
      <TestimonialCarousel />
      <CtaBand title={t('faq.title')} text={t('faq.text')}>
        <LinkButton href="/faq" variant="accent" size="lg" iconEnd="ArrowRight">
          {t('faq.link')}
        </LinkButton>
      </CtaBand>
    </>
  );
}

export { ContactPage as Component };
