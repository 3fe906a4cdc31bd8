import { useT } from '@marketplace/section-kit';
import { useState } from 'react';
import { Button, TextField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { frameMessages } from './frameMessages';

interface CalculatorActionsProps {
  /** The address of this calculator with its inputs; asked when the button is pressed. */
  link: () => string;
  onPrint: () => void;
  onReset: () => void;
}

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  & > div { display: flex; flex-wrap: wrap; gap: var(--ui-s-12); }
  @media print { display: none; }
`;

/** Copies the link, prints, starts over. */
export function CalculatorActions({ link, onPrint, onReset }: CalculatorActionsProps) {
  const t = useT(frameMessages);
  const [copied, setCopied] = useState<{ done: boolean; link: string } | null>(null);
  const copy = async () => {
    const text = link();
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ done: true, link: text });
    } catch {
      setCopied({ done: false, link: text });
    }
  };
  return (
    <Root>
      <div>
        <Button variant="outline" onClick={() => void copy()}>
          {t('action.copy')}
        </Button>
        <Button variant="outline" onClick={onPrint}>
          {t('action.print')}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            setCopied(null);
            onReset();
          }}
        >
          {t('action.reset')}
        </Button>
      </div>
      <p role="status">{copied && t(copied.done ? 'copy.done' : 'copy.failed')}</p>
      {copied && !copied.done && (
        <TextField label={t('copy.link')} readOnly value={copied.link} onFocus={({ target }) => target.select()} />
      )}
    </Root>
  );
}
