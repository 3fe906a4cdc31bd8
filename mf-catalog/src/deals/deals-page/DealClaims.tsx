import { useT } from '@marketplace/section-kit';
import { Icon } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { dealsMessages } from './dealsMessages';

const Claims = styled.ul`
  display: grid;
  gap: var(--ui-s-16);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  padding: 0;
  list-style: none;
  & > li { display: flex; gap: var(--ui-s-12); }
  & svg { flex: none; margin-top: 2px; color: var(--ui-primary); }
  & p { font-size: 0.9375rem; color: var(--ui-ink-muted); }
`;

const claims = [
  ['saving', 'Percent'],
  ['shipping', 'Truck'],
  ['evidence', 'ShieldCheck'],
] as const;

/** What the offers promise, each promise with its condition beside it. */
export function DealClaims() {
  const t = useT(dealsMessages);
  return (
    <Claims role="list">
      {claims.map(([claim, icon]) => (
        <li key={claim}>
          <Icon name={icon} size={24} />
          <div>
            <strong>{t(`claim.${claim}`)}</strong>
            <p>{t(`claim.${claim}.text`)}</p>
          </div>
        </li>
      ))}
    </Claims>
  );
}
