import { useT } from '@marketplace/section-kit';
import type { MouseEvent } from 'react';
import { LinkButton, media, tellHeight } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { CallNow } from './CallNow';
import { profileMessages } from './messages';
import type { ProviderProfile } from './ProviderProfile';

const Bar = styled.div`
  position: sticky;
  z-index: var(--ui-z-sticky);
  inset-block-end: 0;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: var(--ui-s-8);
  padding: var(--ui-s-12) var(--ui-gutter) calc(var(--ui-s-12) + env(safe-area-inset-bottom));
  background: var(--ui-surface);
  border-block-start: 1px solid var(--ui-line);
  box-shadow: var(--ui-shadow-2);
  ${media.lg} { display: none; }
`;

const tellBar = tellHeight('--ui-bottom-bar');

/** Where the quote form stands on the page. */
export const QUOTE_PLACE = 'request-quote';

function goToForm(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(QUOTE_PLACE)?.querySelector('select')?.focus();
}

/** On phones: the two ways to reach the company, always within a thumb's reach. */
export function ActionBar({ profile: { name, phone }, onCall }: { profile: ProviderProfile; onCall: () => void }) {
  const t = useT(profileMessages);
  return (
    <Bar ref={tellBar} role="group" aria-label={t('bar.label', { name })}>
      <LinkButton href={`#${QUOTE_PLACE}`} onClick={goToForm}>
        {t('bar.quote')}
      </LinkButton>
      {phone && <CallNow name={name} phone={phone} onCall={onCall} reveals={false} />}
    </Bar>
  );
}
