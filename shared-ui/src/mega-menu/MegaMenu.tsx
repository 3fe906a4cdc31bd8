import { useId, useRef } from 'react';
import type { ComponentPropsWithRef, FocusEvent, MouseEvent } from 'react';
import { Icon } from '../icon/Icon';
import { MegaMenuPanel } from './MegaMenuPanel';
import type { MegaMenuColumn } from './MegaMenuPanel';
import { Panel, Root, Trigger, Triggers } from './megaMenuStyle';
import { useDisclosure } from './useDisclosure';

export interface MegaMenuItem {
  id: string;
  /** Text of the trigger. */
  label: string;
  /** Without any, and without a footer, the trigger is busy when it is pressed, and its panel opens once there is something in it. */
  columns: readonly MegaMenuColumn[];
  /** A last link across the panel, for instance "View all". */
  footer?: { href: string; label: string };
}

export interface MegaMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the navigation landmark. */
  label: string;
  items: readonly MegaMenuItem[];
  /** Called when a link of a panel is followed. */
  onNavigate?: (href: string) => void;
  /** The route. When it changes, an open panel closes. */
  closeKey?: string;
}

/**
 * Menus of links with full-width panels, after the disclosure navigation pattern of the ARIA Authoring Practices: plain
 * buttons and links, no menu roles. Click opens, a resting mouse opens, Escape closes and gives focus back.
 * The header around it must be a positioned element; panels open at its lower edge.
 */
export function MegaMenu({ label, items, onNavigate, closeKey, ref, ...nav }: MegaMenuProps) {
  const prefix = useId();
  const root = useRef<HTMLElement | null>(null);
  const { openId, toggle, close, pointerEnter, pointerLeave } = useDisclosure(root, closeKey);

  const closeWhenFocusLeaves = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    close();
    onNavigate?.(link.getAttribute('href') ?? '');
  };

  return (
    <Root
      aria-label={label}
      {...nav}
      ref={(element: HTMLElement | null) => {
        root.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      }}
      onBlur={closeWhenFocusLeaves}
    >
      <Triggers role="list">
        {items.map((item) => {
          const isChosen = openId === item.id;
          const open = isChosen && (item.columns.length > 0 || item.footer !== undefined);
          const panelId = `${prefix}-${item.id}`;
          return (
            <li key={item.id} onPointerEnter={(event) => pointerEnter(item.id, event)} onPointerLeave={pointerLeave}>
              <Trigger
                type="button"
                aria-expanded={open}
                aria-controls={panelId}
                aria-busy={(isChosen && !open) || undefined}
                onClick={() => toggle(item.id)}
              >
                {item.label}
                <Icon name="ChevronDown" size={16} />
              </Trigger>
              {open && (
                <Panel id={panelId} onClick={follow}>
                  <MegaMenuPanel columns={item.columns} footer={item.footer} />
                </Panel>
              )}
            </li>
          );
        })}
      </Triggers>
    </Root>
  );
}
