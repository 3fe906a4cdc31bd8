import { useState, type ComponentPropsWithRef } from 'react';
import { useT } from '@marketplace/section-kit';
import { useNavigate } from '@marketplace/section-kit/host';
import { Avatar, Button } from '@marketplace/shared-ui';
import { useHost } from '../HostContext';
import { shellMessages } from '../messages';
import { AccountName } from './headerStyle';
import { useOverlays } from './useOverlays';
import { useSignOut } from './useSignOut';

/** Menu of the signed-in person. Where it cannot be fetched, its button leads to the dashboard. */
export function AccountMenu({ displayName }: { displayName: string }) {
  const t = useT(shellMessages);
  const { account, profile } = useHost().slots;
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [open, setOpen] = useState(false);
  // The open menu belongs to its landmark.
  const [header, setHeader] = useState<HTMLElement | null>(null);
  const { overlays, isLoading, load } = useOverlays(() => void navigate(account ?? '/'));

  if (!overlays)
    return (
      <Trigger
        displayName={displayName}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-busy={isLoading}
        onClick={async ({ currentTarget }) => {
          setHeader(currentTarget.closest('header'));
          setOpen(await load());
        }}
      />
    );
  return (
    <overlays.Menu
      trigger={<Trigger displayName={displayName} />}
      open={open}
      onOpenChange={setOpen}
      portalContainer={header}
      items={[
        ...(profile ? [{ label: t('header.profile'), href: profile, icon: 'User' } as const] : []),
        ...(account ? [{ label: t('header.dashboard'), href: account, icon: 'LayoutDashboard' } as const] : []),
        ...(profile || account ? (['separator'] as const) : []),
        { label: t('header.signOut'), icon: 'LogOut', onSelect: () => void signOut() },
      ]}
    />
  );
}

function Trigger({ displayName, ...button }: { displayName: string } & ComponentPropsWithRef<'button'>) {
  return (
    <Button variant="ghost" iconEnd="ChevronDown" {...button}>
      <Avatar name={displayName} size={32} />
      <AccountName>{displayName}</AccountName>
    </Button>
  );
}
