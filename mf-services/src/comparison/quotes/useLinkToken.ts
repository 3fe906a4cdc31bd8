import { useLocation, useNavigate } from '@marketplace/section-kit/router';
import { useEffect } from 'react';

const IN_ADDRESS = /^#token=([A-Za-z0-9_-]{43})$/;

/**
 * The secret of a guest's private link, handed over after the # of the address. It moves into the history entry at once:
 * browsers print addresses on paper, and people copy them. A reload keeps it.
 */
export function useLinkToken(): string | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const handedOver = IN_ADDRESS.exec(hash)?.[1] ?? null;
  useEffect(() => {
    if (handedOver) void navigate(pathname + search, { replace: true, state: { token: handedOver }, preventScrollReset: true });
  }, [handedOver, pathname, search, navigate]);
  const kept = (state as { token?: unknown } | null)?.token;
  return handedOver ?? (typeof kept === 'string' ? kept : null);
}
