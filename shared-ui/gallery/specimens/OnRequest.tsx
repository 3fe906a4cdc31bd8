import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../src/button/Button';
import { Checkbox } from '../../src/field/Checkbox';
import { SelectField } from '../../src/field/SelectField';
import { TextField } from '../../src/field/TextField';
import { AlertDialog } from '../../src/overlays/alert-dialog/AlertDialog';
import { Dialog } from '../../src/overlays/dialog/Dialog';
import type { DialogProps } from '../../src/overlays/dialog/Dialog';
import { NavDrawer } from '../../src/overlays/nav-drawer/NavDrawer';
import { Sheet } from '../../src/overlays/sheet/Sheet';
import type { SheetProps } from '../../src/overlays/sheet/Sheet';
import { LinkButton } from '../../src/button/LinkButton';

interface OpenState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function OnRequest({ label, children }: { label: string; children: (state: OpenState) => ReactNode }) {
  const [open, onOpenChange] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => onOpenChange(true)}>
        {label}
      </Button>
      {children({ open, onOpenChange })}
    </>
  );
}

export function DialogOnRequest({ size, label, long = false }: { size: DialogProps['size']; label: string; long?: boolean }) {
  return (
    <OnRequest label={label}>
      {(state) => (
        <Dialog
          {...state}
          size={size}
          data-gallery={`dialog/${size}`}
          title="Share this list"
          description="Anyone with the link can see the list. Nobody can change it."
          footer={<Button onClick={() => state.onOpenChange(false)}>Copy link</Button>}
        >
          <TextField label="Name of the list" defaultValue="Deck, summer" />
          {long &&
            Array.from({ length: 14 }, (_, index) => <p key={index}>Cedar board, 5/4 × 6, 12 feet, number {index + 1} of the list.</p>)}
        </Dialog>
      )}
    </OnRequest>
  );
}

export function AlertDialogOnRequest() {
  return (
    <OnRequest label="Alert dialog">
      {(state) => (
        <AlertDialog
          {...state}
          data-gallery="alert-dialog/open"
          title="Delete this list?"
          description="The 12 items on it are removed. This cannot be undone."
          confirmLabel="Delete list"
          cancelLabel="Keep list"
          onConfirm={() => undefined}
        />
      )}
    </OnRequest>
  );
}

export function SheetOnRequest({ side }: { side: SheetProps['side'] }) {
  return (
    <OnRequest label={`Sheet ${side}`}>
      {(state) => (
        <Sheet
          {...state}
          side={side}
          data-gallery={`sheet/${side}`}
          title="Filters"
          footer={
            <>
              <Button variant="ghost">Clear all</Button>
              <Button onClick={() => state.onOpenChange(false)}>Show 24 materials</Button>
            </>
          }
        >
          <SelectField
            label="Province"
            options={[
              { value: 'ON', label: 'Ontario' },
              { value: 'QC', label: 'Québec' },
            ]}
          />
          <Checkbox label="In stock only" />
          <Checkbox label="Made in Canada" defaultChecked />
        </Sheet>
      )}
    </OnRequest>
  );
}

const groups = ['Shop by Category', 'Indoor', 'Outdoor', 'Fixed Price', 'Financial', 'About', 'For business'].map((label, index) => ({
  id: `group-${index}`,
  label,
  links: ['Kitchens', 'Bathrooms', 'Flooring', 'Painting and decorating'].map((link) => ({
    href: `/${index}/${link}`.toLowerCase(),
    label: link,
  })),
}));

export function NavDrawerOnRequest() {
  return (
    <OnRequest label="Menu">
      {(state) => (
        <NavDrawer
          {...state}
          title="Menu"
          groups={groups}
          footer={
            <>
              <Button variant="ghost" icon="Globe">
                <span lang="fr">Français</span>
              </Button>
              <LinkButton href="/login">Sign In</LinkButton>
            </>
          }
        />
      )}
    </OnRequest>
  );
}
