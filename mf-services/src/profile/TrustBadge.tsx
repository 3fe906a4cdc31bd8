import { useId, useState } from 'react';
import { Badge, media, type BadgeProps } from '@marketplace/shared-ui';
import styled from 'styled-components';

/* On phones the words stand below all badges, where they have the whole width. */
const Root = styled.span`
  display: inline-flex;
  ${media.md} { position: relative; }
`;

const Control = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--ui-radius-s);
  background: none;
  font: inherit;
  cursor: help;
`;

const Bubble = styled.span`
  position: absolute;
  z-index: var(--ui-z-menu);
  inset-block-start: 100%;
  inset-inline-start: 0;
  width: max-content;
  max-width: min(320px, 100vw - 2 * var(--ui-gutter));
  padding: var(--ui-s-12);
  border: 1px solid transparent;
  border-radius: var(--ui-radius-s);
  background: var(--ui-ink);
  color: var(--ui-bg);
  font-size: 0.9375rem;
  line-height: 1.4;
  box-shadow: var(--ui-shadow-2);
  &[hidden] { display: none; }
`;

interface TrustBadgeProps {
  label: string;
  /** What the badge rests on, in a sentence. */
  why: string;
  tone: BadgeProps['tone'];
  icon: BadgeProps['icon'];
}

/**
 * A badge that says what it rests on: on hover, on focus, and when it is pressed, because a finger cannot hover. Escape
 * puts the words away. The provided tooltip would not open for a finger, and a page's first view need not wait for it.
 */
export function TrustBadge({ label, why, tone, icon }: TrustBadgeProps) {
  const bubbleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root onMouseEnter={() => setIsOpen(true)} onMouseLeave={() => setIsOpen(false)}>
      <Control
        type="button"
        aria-describedby={bubbleId}
        onClick={() => setIsOpen(true)}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}
      >
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </Control>
      <Bubble id={bubbleId} role="tooltip" hidden={!isOpen}>
        {why}
      </Bubble>
    </Root>
  );
}
