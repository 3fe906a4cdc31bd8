import { DropdownMenu } from 'radix-ui';
import type { HTMLAttributes, ReactElement, Ref } from 'react';
import { Icon } from '../../icon/Icon';
import type { IconSource } from '../../icon/iconRegistry';
import { UiLink } from '../../ui-provider/UiLink';
import { MenuRow, MenuSeparator, MenuSurface } from './menuStyles';

export interface MenuEntry {
  label: string;
  /** App-relative address; the entry is then a link. */
  href?: string;
  onSelect?: () => void;
  icon?: IconSource;
}

export type MenuItem = MenuEntry | 'separator';

export interface MenuProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onSelect' | 'dir'> {
  /** The button that opens the menu; it must take `ref` and native button attributes. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Which edge of the trigger the menu lines up with. */
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The landmark the menu is rendered into, so that its content is not outside every landmark. */
  portalContainer?: HTMLElement | null;
  ref?: Ref<HTMLDivElement>;
}

/** A button with a menu of actions and links (arrow keys, type-ahead, Escape returns to the button). */
export function Menu({ trigger, items, align = 'end', open, defaultOpen, onOpenChange, portalContainer, ...content }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={portalContainer}>
        <MenuSurface {...content} align={align} sideOffset={8} collisionPadding={8} loop>
          {items.map((item, index) => (item === 'separator' ? <MenuSeparator key={index} /> : <Entry key={item.label} {...item} />))}
        </MenuSurface>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Entry({ label, href, onSelect, icon }: MenuEntry) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  );
  if (href === undefined) return <MenuRow onSelect={onSelect}>{content}</MenuRow>;
  return (
    <MenuRow asChild onSelect={onSelect}>
      <UiLink href={href}>{content}</UiLink>
    </MenuRow>
  );
}
