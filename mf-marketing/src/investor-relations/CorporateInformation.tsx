import { useT } from '@marketplace/section-kit';
import { TextLink } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import styled from 'styled-components';
import { InvestorCard } from './InvestorCard';
import { investorMessages } from './investorMessages';

const Terms = styled.dl`
  display: grid;
  gap: var(--ui-s-12);
  & dt { font-size: 0.875rem; color: var(--ui-ink-muted); }
  & dd { margin: 0; overflow-wrap: anywhere; }
`;

export const Links = styled.ul`
  display: grid;
  & a { display: inline-flex; align-items: center; min-height: 44px; }
`;

const facts = ['business', 'office', 'year', 'shares'] as const;

/** Who stands behind the product. */
export function CorporateInformation() {
  const t = useT(investorMessages);
  return (
    <InvestorCard title={t('corporate.title')}>
      <Terms>
        <div>
          <dt>{t('corporate.company')}</dt>
          <dd>{brand.name}</dd>
        </div>
        {facts.map((key) => (
          <div key={key}>
            <dt>{t(`corporate.${key}`)}</dt>
            <dd>{t(`corporate.${key}.text`)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('corporate.contact')}</dt>
          <dd>
            <TextLink href={`mailto:${brand.businessEmail}`}>{brand.businessEmail}</TextLink>
          </dd>
        </div>
      </Terms>
    </InvestorCard>
  );
}
