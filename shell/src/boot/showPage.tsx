import { fetchPagePart, splitLocale, type createQueryClient } from '@marketplace/section-kit/host';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportError } from '../section-loader/reportError';
import type { SectionLoader } from '../section-loader/SectionLoader';
import { readAt } from './readAt';
import { settled } from '../section-loader/settled';
import type { Seed } from './readSeed';

interface PageToShow {
  /** Of the shell. */
  version: string;
  root: HTMLElement;
  page: ReactNode;
  loader: SectionLoader;
  queryClient: ReturnType<typeof createQueryClient>;
  seed: Seed | null;
  giveUp: (error: unknown) => void;
}

/** Whether somebody has gone back or on since the server rendered the page. */
function hasGoneOn(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(page?.name ?? location.href, location.href);
  return pathname + search !== location.pathname + location.search;
}

/** Shows the page: takes over what the server rendered once all its parts are there, or renders it. */
export async function showPage({ version, root, page, loader, queryClient, seed, giveUp }: PageToShow): Promise<void> {
  // React would print errors that the sections' own boundaries have caught and reported.
  const handlers = { onCaughtError: () => undefined, onUncaughtError: giveUp };
  const owned = seed && loader.findOwner(splitLocale(location.pathname).path);
  if (!seed || !owned || hasGoneOn()) return createRoot(root, handlers).render(page);
  const { state, uses, parts, leftOut } = seed;
  // Every read is sent once all the same: what stands in the page may be a minute old.
  const updatedAt = readAt();
  for (const [key, data] of state) queryClient.setQueryData(key, data, { updatedAt });
  void queryClient.invalidateQueries({ refetchType: 'none' });
  const shown = uses.filter((name) => !leftOut.includes(name));
  const tasks = [loader.page(owned), ...shown.flatMap((name) => loader.fragment(name)?.task ?? [])];
  const isThere = [
    ...(await Promise.all(tasks.map(settled))),
    // The code that ran just now has declared them.
    ...(await Promise.all(parts.map((name) => fetchPagePart(queryClient, name)))),
  ];
  // The server has rendered what the registry names.
  if (isThere.includes(false) || loader.hasFallenBack || hasGoneOn()) return createRoot(root, handlers).render(page);
  // As a transition, so that it yields to the person every few milliseconds.
  startTransition(() => {
    hydrateRoot(root, page, {
      ...handlers,
      // React has rendered the page anew; it is right, and was slower than it should be.
      onRecoverableError: (error) => {
        // Not what the server rendered, because it is what somebody has gone on to.
        if (hasGoneOn()) return;
        const message = error instanceof Error ? error.message : String(error);
        reportError({ section: 'shell', version, phase: 'render', attempt: 1, message });
      },
    });
  });
}
