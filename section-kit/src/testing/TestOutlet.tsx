import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../host/focusHeading';
import { findRoute } from '../manifest/matchPath.ts';
import { PageAddress } from '../page/PageAddress';
import type { SectionDefinition, SectionRoute } from '../section/defineSection';

interface Page {
  route: SectionRoute;
  Component: ComponentType;
}

/** Loads the page of the address, then shows it, as the shell does. Addresses of other sections show their path. */
export function TestOutlet({ section, initial }: { section: SectionDefinition; initial: Page | null }) {
  const location = useLocation();
  const { pathname } = location;
  const [page, setPage] = useState(initial);
  const root = useRef<HTMLDivElement>(null);
  const route = findRoute(section.routes, pathname)?.route ?? null;

  useEffect(() => {
    if (!route || route === page?.route) return;
    let wanted = true;
    void route.lazy().then(({ Component }) => wanted && setPage({ route, Component }));
    return () => void (wanted = false);
  }, [route, page]);

  useEffect(() => (root.current ? focusHeading(root.current) : undefined), [pathname, page]);

  if (!route) return <p data-testid="elsewhere">{pathname}</p>;
  if (route !== page?.route) return null;
  return (
    <div ref={root}>
      <PageAddress pattern={route.path} location={location}>
        <page.Component />
      </PageAddress>
    </div>
  );
}

export async function loadPage(section: SectionDefinition, pathname: string): Promise<Page | null> {
  const route = findRoute(section.routes, pathname)?.route;
  return route ? { route, Component: (await route.lazy()).Component } : null;
}
