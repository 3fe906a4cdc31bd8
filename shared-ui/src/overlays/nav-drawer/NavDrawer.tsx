import type { MouseEvent, ReactNode, Ref } from 'react';
import { Accordion } from '../../accordion/Accordion';
import { Modal } from '../modal/Modal';
import { DrawerLink, DrawerLinks, DrawerNav } from './navDrawerStyles';

export interface NavDrawerGroup {
  id: string;
  label: string;
  links: readonly { href: string; label: string }[];
}

export interface NavDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  groups: readonly NavDrawerGroup[];
  /** Pinned at the bottom: language and sign-in. */
  footer?: ReactNode;
  /** Called after a link was followed in this window. */
  onNavigate?: () => void;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The header's navigation on small screens: fills a phone, groups open one at a time, closes when a link is followed. */
export function NavDrawer({ groups, onNavigate, ...modal }: NavDrawerProps) {
  const follow = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    modal.onOpenChange(false);
    onNavigate?.();
  };

  const items = groups.map((group) => ({
    id: group.id,
    title: group.label,
    content: (
      <DrawerLinks>
        {group.links.map((link) => (
          <li key={link.href + link.label}>
            <DrawerLink href={link.href} onClick={follow}>
              {link.label}
            </DrawerLink>
          </li>
        ))}
      </DrawerLinks>
    ),
  }));

  return (
    <Modal {...modal} layout="right">
      <DrawerNav aria-label={modal.title}>
        <Accordion items={items} />
      </DrawerNav>
    </Modal>
  );
}
