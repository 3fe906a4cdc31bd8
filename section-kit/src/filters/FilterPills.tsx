import { hover, Icon, useDisclosure } from '@marketplace/shared-ui';
import { useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

/** A filter as a button: it says its choice, and opens the choices. */
export interface FilterPill {
  /** The same as long as it is the same filter. */
  id: string;
  /** What it is about. */
  name: string;
  /** What is chosen; without it as long as nothing is. */
  chosen?: string;
  /** The choices. */
  content: ReactNode;
}

interface FilterPillsProps {
  /** Name of the group. */
  label: string;
  pills: readonly FilterPill[];
  /** Stands after them in the same row. */
  children?: ReactNode;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
`;

const Place = styled.div`
  position: relative;
`;

const Pill = styled.button<{ $isOn: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: var(--ui-s-4);
  min-height: 44px;
  padding-inline: 18px 12px;
  background: ${({ $isOn }) => ($isOn ? 'var(--ui-primary-soft)' : 'var(--ui-surface)')};
  color: ${({ $isOn }) => ($isOn ? 'var(--ui-primary-soft-ink)' : 'var(--ui-ink)')};
  border: 1px solid ${({ $isOn }) => ($isOn ? 'var(--ui-primary)' : 'var(--ui-line-strong)')};
  border-radius: var(--ui-radius-chip);
  font-size: 0.9375rem;
  font-weight: 550;
  white-space: nowrap;
  cursor: pointer;
  ${hover} { background: var(--ui-sunken); color: var(--ui-ink); }
  &[aria-expanded='true'] > svg { rotate: 180deg; }
`;

const Panel = styled.div`
  position: absolute;
  z-index: 4;
  inset: calc(100% + var(--ui-s-8)) auto auto 0;
  display: grid;
  gap: var(--ui-s-12);
  width: max-content;
  min-width: 260px;
  max-width: 340px;
  padding: var(--ui-s-16);
  background: var(--ui-raised);
  border: 1px solid var(--ui-line-strong);
  border-radius: var(--ui-radius-card);
  box-shadow: var(--ui-shadow-3);
`;

/** The filters of a list in one row where there is room: what each opens stands below it, and the list follows every choice. */
export function FilterPills({ label, pills, children }: FilterPillsProps) {
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const { openId, toggle } = useDisclosure(root, undefined);
  return (
    <Row ref={root} role="group" aria-label={label}>
      {pills.map(({ id, name, chosen, content }) => {
        const isOpen = openId === id;
        return (
          <Place key={id}>
            <Pill
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              aria-label={chosen && `${name}, ${chosen}`}
              $isOn={chosen !== undefined}
              onClick={() => toggle(id)}
            >
              {chosen ?? name}
              <Icon name="ChevronDown" size={18} />
            </Pill>
            {isOpen && (
              <Panel id={panelId} role="group" aria-label={name}>
                {content}
              </Panel>
            )}
          </Place>
        );
      })}
      {children}
    </Row>
  );
}
