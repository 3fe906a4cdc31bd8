import { useT } from '@marketplace/section-kit';
import { Section } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { clearanceMessages } from './clearanceMessages';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-8);
  max-width: 65ch;
  padding-inline-start: var(--ui-s-20);
`;

const terms = ['final', 'condition', 'stock', 'rights'] as const;

/** What somebody who buys clearance agrees to. */
export function Terms() {
  const t = useT(clearanceMessages);
  return (
    <Section id="terms" tone="sunken" title={t('terms')}>
      <List>
        {terms.map((term) => (
          <li key={term}>{t(`terms.${term}`)}</li>
        ))}
      </List>
    </Section>
  );
}
