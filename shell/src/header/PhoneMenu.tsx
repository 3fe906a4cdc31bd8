import { useState } from 'react';
import { useAuth, useT } from '@marketplace/section-kit';
import { useNavigate } from '@marketplace/section-kit/host';
import { IconButton, LinkButton, type MegaMenuItem } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { useHost } from '../HostContext';
import { shellMessages } from '../messages';
import { footerGroups, sitemapPath } from '../navigation/menus.ts';
import { useGroupLinks } from '../navigation/useNavigationLinks';
import { LanguageLink } from './LanguageLink';
import { useOverlays } from './useOverlays';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-8);
  width: 100%;
  & > a { flex: 1 1 40%; }
  & > a[hreflang] { flex-basis: 100%; }
`;

/** Below 1024 px: every menu in a drawer. Where it cannot be fetched, its button leads to the sitemap. */
export function PhoneMenu({ menus }: { menus: readonly MegaMenuItem[] }) {
  const t = useT(shellMessages);
  const { slots, loader } = useHost();
  const { signIn, signUp } = slots;
  const toLinks = useGroupLinks();
  const navigate = useNavigate();
  const isSignedOut = useAuth((state) => state.status === 'signedOut');
  const [open, setOpen] = useState(false);
  const { overlays, isLoading, load } = useOverlays(() => void navigate(sitemapPath));
  const close = () => setOpen(false);
  const groups = [
    ...menus.map(({ id, label, columns, footer }) => ({
      id,
      label,
      links: [...columns.flatMap((column) => column.links), ...(footer ? [footer] : [])],
    })),
    ...toLinks(footerGroups).map(({ group, title, links }) => ({ id: group, label: title, links })),
  ];

  return (
    <>
      <IconButton
        label={t('header.menu')}
        icon="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={isLoading}
        onClick={async () => setOpen(await load(loader.composition.whole()))}
      />
      {overlays && (
        <overlays.NavDrawer
          open={open}
          onOpenChange={setOpen}
          title={t('header.menuTitle')}
          groups={groups}
          footer={
            <Foot>
              <LanguageLink />
              {isSignedOut && signIn && (
                <LinkButton href={signIn} variant="outline" onClick={close}>
                  {t('header.signIn')}
                </LinkButton>
              )}
              {isSignedOut && signUp && (
                <LinkButton href={signUp} onClick={close}>
                  {t('header.signUp')}
                </LinkButton>
              )}
            </Foot>
          }
        />
      )}
    </>
  );
}
