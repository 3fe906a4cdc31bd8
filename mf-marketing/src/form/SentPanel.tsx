import { useT } from '@marketplace/section-kit';
import { Button, Icon } from '@marketplace/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { formMessages } from './formMessages';

interface SentPanelProps {
  title: string;
  reference: string;
  /** Where a copy of the reference goes. */
  email: string;
  againLabel: string;
  onAgain: () => void;
  /** What happens next. */
  children?: ReactNode;
}

const Panel = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ui-s-16);
  padding: var(--ui-s-24);
  border-radius: var(--ui-radius-l);
  background: var(--ui-success-soft);
  overflow-wrap: anywhere;
  & > svg { color: var(--ui-success); }
  & > h3 { font-size: 1.375rem; }
`;

const Reference = styled.p`
  display: grid;
  gap: var(--ui-s-4);
  & > strong {
    font: 700 1.5rem/1.2 var(--ui-font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.02em;
  }
`;

/** Stands where the form was once it is stored, and takes the focus, so that the number is what is read next. */
export function SentPanel({ title, reference, email, againLabel, onAgain, children }: SentPanelProps) {
  const t = useT(formMessages);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <Panel ref={panel} tabIndex={-1} role="status">
      <Icon name="CircleCheck" size={32} />
      <h3>{title}</h3>
      {children}
      <Reference>
        <span>{t('reference')}</span>
        <strong>{reference}</strong>
      </Reference>
      <p>{t('copied', { email })}</p>
      <Button variant="outline" onClick={onAgain}>
        {againLabel}
      </Button>
    </Panel>
  );
}
