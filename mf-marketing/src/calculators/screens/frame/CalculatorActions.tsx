import { useT } from '@marketplace/section-kit';
import { useState } from 'react';
import { Button, TextField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { frameMessages } from './frameMessages';

interface CalculatorActionsProps {
  /** The address of this calculator with its inputs; asked when the button is pressed. */
  link: () => string;
  /** What the link holds: of other inputs, nothing was copied. */
  inputs: object;
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
export function CalculatorActions({ link, inputs, onPrint, onReset }: CalculatorActionsProps) {
  const t = useT(frameMessages);
  const [copied, setCopied] = useState<{ done: boolean; link: string; inputs: object } | null>(null);
  const current = copied?.inputs === inputs ? copied : null;
  const copy = async () => {
    const text = link();
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ done: true, link: text, inputs });
    } catch {
      setCopied({ done: false, link: text, inputs });
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
      <p role="status">{current && t(current.done ? 'copy.done' : 'copy.failed')}</p>
      {current && !current.done && (
        <TextField label={t('copy.link')} readOnly value={current.link} onFocus={({ target }) => target.select()} />
      )}
    </Root>
  );
}
