import { useLocale, useT } from '@marketplace/section-kit';
import { taxMessages, type Province } from '@marketplace/section-kit/tax';
import { Card, formatDate, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { comparisonMessages } from './comparisonMessages';
import { authorityName } from '../../trade-hub/licences/authorities';
import { rightsIn, rightsNotedOn } from './rights';

const Note = styled(Card)`
  max-width: 80ch;
  & > ul { display: grid; gap: var(--ui-s-8); margin: 0; padding-inline-start: 1.2em; line-height: 1.55; }
  @media print { break-inside: avoid; }
`;

const Quiet = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** What the law of a province says about quotes and contracts, with its source. */
export function Rights({ province }: { province: Province }) {
  const t = useT(comparisonMessages);
  const name = useT(taxMessages);
  const locale = useLocale();
  const { points, source, basis } = rightsIn(province);
  const sourceName = authorityName(source, locale);
  const date = formatDate(`${rightsNotedOn}T12:00:00Z`, locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Note as="section">
      <h2>{t('notes', { province: name(province) })}</h2>
      <ul>
        {points[locale].map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Quiet>
        <TextLink href={source.href}>{basis === 'read' ? t('notes.source', { source: sourceName }) : sourceName}</TextLink>
      </Quiet>
      <Quiet>
        {t(`notes.${basis}`, { date })} {t('notes.advice')}
      </Quiet>
    </Note>
  );
}
