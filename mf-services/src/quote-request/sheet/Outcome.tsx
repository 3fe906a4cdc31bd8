import { useLocale, useT } from '@marketplace/section-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button, LinkButton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { PrivateLink } from './PrivateLink';
import { sheetMessages } from './sheetMessages';

const Arrival = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  outline: none;
`;

interface OutcomeProps {
  /** What became of the request, in sentences. */
  sentences: readonly string[];
  /** Where the request can be followed; `null` where this device does not know. */
  path: string | null;
  /** Whoever has the address can see the request: it is all a guest has. */
  isPrivate: boolean;
  /** The link to the request was pressed. */
  onFollow: () => void;
  onClose: () => void;
  /** What is left to do. */
  children?: ReactNode;
}

/** The end of the form: what was done, where to follow it, and the way back to the page. */
export function Outcome({ sentences, path, isPrivate, onFollow, onClose, children }: OutcomeProps) {
  const t = useT(sheetMessages);
  const locale = useLocale();
  const arrival = useRef<HTMLDivElement>(null);
  useEffect(() => arrival.current?.focus(), []);
  return (
    <>
      <Arrival ref={arrival} tabIndex={-1} role="status">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Arrival>
      {children}
      {path && isPrivate && <PrivateLink path={locale === 'fr' ? `/fr${path}` : path} />}
      {path && (
        <LinkButton href={path} block onClick={onFollow}>
          {t('done.open')}
        </LinkButton>
      )}
      <Button variant="outline" block onClick={onClose}>
        {t('done.close')}
      </Button>
    </>
  );
}
