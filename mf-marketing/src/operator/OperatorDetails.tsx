import { useLocale, useOperator, useT } from '@marketplace/section-kit';
import { formatPhone, TextLink } from '@marketplace/shared-ui';
import { sampleDetails, sampleMark, type Operator } from '@marketplace/shared-ui/operator';
import { useId } from 'react';
import styled from 'styled-components';
import { Notice } from '../page-blocks/Notice';
import { operatorMessages } from './operatorMessages';

const Root = styled.section`
  display: grid;
  gap: var(--ui-s-16);
  padding-block: var(--ui-s-16) var(--ui-s-40);
  & h2 { margin: 0; }
`;

const Facts = styled.dl`
  display: grid;
  gap: var(--ui-s-12);
  margin: 0;
  & dt { color: var(--ui-ink-muted); }
  & dd { margin: 0; overflow-wrap: anywhere; }
`;

/** Who answers for the site before the law, and how to reach them. */
export function OperatorDetails() {
  const t = useT(operatorMessages);
  const locale = useLocale();
  const operator = useOperator();
  const { legalName, mailingAddress, phone, privacyContact } = operator;
  const samples = sampleDetails(operator);
  const mark = (detail: keyof Operator) => sampleMark(operator, detail, locale);
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <Facts>
        <div>
          <dt>{t('legalName')}</dt>
          <dd>
            {legalName}
            {mark('legalName')}
          </dd>
        </div>
        <div>
          <dt>{t('mailingAddress')}</dt>
          <dd>
            {mailingAddress}
            {mark('mailingAddress')}
          </dd>
        </div>
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            {formatPhone(phone, locale)}
            {mark('phone')}
          </dd>
        </div>
        <div>
          <dt>{t('privacyContact')}</dt>
          <dd>
            <TextLink href={`mailto:${privacyContact}`}>{privacyContact}</TextLink>
            {mark('privacyContact')}
          </dd>
        </div>
      </Facts>
      {samples.length > 0 && (
        <Notice>
          <p>
            {t('samples', {
              count: samples.length,
              details: new Intl.ListFormat(`${locale}-CA`).format(samples.map((detail) => t(`sample.${detail}`))),
            })}
          </p>
        </Notice>
      )}
    </Root>
  );
}
