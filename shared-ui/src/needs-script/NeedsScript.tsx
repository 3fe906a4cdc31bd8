import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useUi } from '../ui-provider/UiProvider';

const Words = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

interface NeedsScriptProps {
  text?: string;
  children?: ReactNode;
}

/**
 * Beside a control that only works with script, for those who have none: says so, and what to do.
 *
 * @param text where the usual words do not tell which control is meant
 * @param children in the place of words, such as the button that sends a form of filters
 */
export function NeedsScript({ text, children }: NeedsScriptProps) {
  const { texts } = useUi();
  return <noscript>{children ?? <Words>{text ?? texts.needsScript}</Words>}</noscript>;
}
