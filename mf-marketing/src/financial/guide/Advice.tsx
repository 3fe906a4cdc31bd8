import { useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import type { Guide } from './Guide';
import { guideMessages } from './guideMessages';

const Root = styled.aside`
  display: grid;
  gap: var(--ui-s-8);
  padding: var(--ui-s-20);
  background: var(--ui-sunken);
  border-radius: var(--ui-radius-l);
  font-size: 0.9375rem;
  & > h2 { font-size: 1.125rem; letter-spacing: normal; }
  & > p { max-width: 68ch; }
  @media print { break-inside: avoid; border: 1px solid var(--ui-line-strong); }
`;

/** What a guide is not, and whom to ask instead. */
export function Advice({ about }: { about: Guide['advice'] }) {
  const t = useT(guideMessages);
  return (
    <Root aria-labelledby="advice-title">
      <h2 id="advice-title">{t('advice.title')}</h2>
      <p>{t('advice.all')}</p>
      <p>{t(`advice.${about}`)}</p>
    </Root>
  );
}
