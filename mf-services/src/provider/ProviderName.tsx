import { useNotify, useT } from '@marketplace/section-kit';
import { Button, hover, media, stretchedFocus, StretchedLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { serviceMessages } from './messages';
import type { Provider } from './Provider';

const Name = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: 1rem;
  ${media.sm} { font-size: 1.125rem; }
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

/** A button that answers on the whole card, like the link of the cards beside it. */
const StretchedButton = styled(Button).attrs({ 'data-stretched': '', variant: 'ghost' } as object)`
  display: inline;
  position: static;
  min-height: 0;
  padding: 0;
  border: 0;
  font: inherit;
  text-align: start;
  ${hover} { background: none; text-decoration: underline; text-underline-offset: 0.2em; }
  &:active { transform: none; }
  &::after { content: ''; position: absolute; inset: 0; border-radius: var(--ui-radius-card); }
  ${stretchedFocus}
`;

/** The name of a professional; the whole card leads to the profile, or says that there is none yet. */
export function ProviderName({ provider: { id, name }, headingId }: { provider: Provider; headingId: string }) {
  const t = useT(serviceMessages);
  const notify = useNotify();
  return (
    <Name id={headingId}>
      {id === null ? (
        <StretchedButton
          onClick={() => notify({ title: t('comingSoon.title'), description: t('comingSoon.text', { name }), tone: 'info' })}
        >
          {name}
        </StretchedButton>
      ) : (
        <StretchedLink href={`/services/${encodeURIComponent(id)}`}>{name}</StretchedLink>
      )}
    </Name>
  );
}
