import { useT } from '@marketplace/section-kit';
import { Button } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { PrefillInputs } from '../../arithmetic/inputs/prefillInputs';
import type { CalculatorId } from '../../calculatorIds';
import { frameMessages } from './frameMessages';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-8) var(--ui-s-16);
  padding: var(--ui-s-12) var(--ui-s-16);
  background: var(--ui-info-soft);
  border-radius: var(--ui-radius-m);
  & > p { flex: 1 1 32ch; font-size: 0.9375rem; }
  & > button { flex: none; }
`;

/** Says which figures came from another calculator, and lets the visitor be rid of them. */
export function PrefillNote({ from, names, onClear }: { from: CalculatorId; names: readonly string[]; onClear: () => void }) {
  const t = useT(frameMessages);
  const list = names.map((name) => t(`prefill.${name as keyof PrefillInputs}`)).join(', ');
  return (
    <Root>
      <p>{t('prefill.text', { title: t(`title.${from}`), names: list })}</p>
      <Button variant="outline" data-print="hide" onClick={onClear}>
        {t('prefill.clear')}
      </Button>
    </Root>
  );
}
