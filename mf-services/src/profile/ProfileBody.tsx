import { useT, useTradeLabel } from 'section-kit';
import { Badge, Card, Container, Icon, Illustration, media, Rating, TextLink } from 'shared-ui';
import { art, serviceArt } from 'shared-ui/art';
import styled from 'styled-components';
import { directoryHref } from '../directory/directoryAddress';
import { GetQuoteButton } from '../service/GetQuoteButton';
import { serviceMessages } from '../service/messages';
import type { Service } from '../service/Service';
import { useResponseTime } from '../service/useResponseTime';
import { profileMessages } from './messages';

const Layout = styled(Container)`
  display: grid;
  gap: var(--ui-s-24);
  align-items: start;
  padding-bottom: var(--ui-s-64);
  & h2 { font-size: 1.25rem; }
  ${media.lg} { grid-template-columns: minmax(0, 1fr) 340px; }
`;

const Facts = styled.dl`
  display: grid;
  gap: var(--ui-s-12);
  & dt { display: flex; align-items: center; gap: var(--ui-s-8); font-size: 0.9375rem; color: var(--ui-ink-muted); }
  & dd { margin: 0; padding-inline-start: 28px; font-weight: 550; overflow-wrap: anywhere; }
`;

/** What is known about a professional, and the way to a quote. */
export function ProfileBody({ service }: { service: Service }) {
  const t = useT(profileMessages);
  const shared = useT(serviceMessages);
  const trade = useTradeLabel()(service.category);
  const responseTime = useResponseTime();
  const facts = [
    { icon: 'Wrench', term: t('category'), value: trade },
    { icon: 'MapPin', term: shared('location'), value: service.location },
    { icon: 'Clock', term: shared('responseTime'), value: responseTime(service.responseTime) },
  ] as const;
  return (
    <Layout>
      <Illustration src={art[serviceArt(service.category)]} ratio="16 / 9" priority />
      <Card as="section">
        <h2>{t('about')}</h2>
        <Rating value={service.rating} count={service.reviewCount} emptyLabel={shared('unrated')} />
        {service.verified && (
          <Badge tone="success" icon="ShieldCheck">
            {shared('verified')}
          </Badge>
        )}
        <Facts>
          {facts
            .filter(({ value }) => value)
            .map(({ icon, term, value }) => (
              <div key={icon}>
                <dt>
                  <Icon name={icon} />
                  {term}
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
        </Facts>
        <GetQuoteButton name={service.name} block size="lg" />
        {service.category && <TextLink href={directoryHref({ category: service.category })}>{t('more', { category: trade })}</TextLink>}
      </Card>
    </Layout>
  );
}
