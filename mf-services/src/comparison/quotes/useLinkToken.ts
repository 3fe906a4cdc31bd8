import { useDeviceStore } from '@marketplace/section-kit';
import { useLocation, useNavigate } from '@marketplace/section-kit/router';
import { useEffect } from 'react';
import { openedLinks } from './openedLinks';

const IN_ADDRESS = /^#token=([A-Za-z0-9_-]{43})$/;

/**
 * The secret of a guest's private link, handed over after the # of the address. It moves into the history entry at once:
 * browsers print addresses on paper, and people copy them. A reload keeps it there, and the tab keeps it for the page in the
 * other language, which is another document.
 */
export function useLinkToken(projectId: string): string | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const kept = useDeviceStore(openedLinks.of(projectId));
  const handedOver = IN_ADDRESS.exec(hash)?.[1] ?? null;
  useEffect(() => {
    if (!handedOver) return;
    openedLinks.of(projectId).write(handedOver);
    void navigate(pathname + search, { replace: true, state: { token: handedOver }, preventScrollReset: true });
  }, [handedOver, projectId, pathname, search, navigate]);
  const inEntry = (state as { token?: unknown } | null)?.token;
  return handedOver ?? (typeof inEntry === 'string' ? inEntry : kept);
}
