import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { NavigationType, UNSAFE_LocationContext as LocationContext, type Location } from 'react-router-dom';
import { matchPath } from '../manifest/matchPath.ts';

type Params = Readonly<Partial<Record<string, string>>>;

const ParamsContext = createContext<Params>({});

interface PageAddressProps {
  /** The route's, such as `/services/:id`. */
  pattern: string;
  /** Of the page, which keeps it while the next page is on its way. */
  location: Location;
  children: ReactNode;
}

/**
 * Gives a page its own address. React Router's `<Routes>` does the same, and brings 5 KiB that rank, nest and guard routes, which
 * the shell has done by then; the context it gives an address by has no other name.
 */
export function PageAddress({ pattern, location, children }: PageAddressProps) {
  const place = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  const params = useMemo(() => matchPath(pattern, location.pathname) ?? {}, [pattern, location.pathname]);
  return (
    <LocationContext value={place}>
      <ParamsContext value={params}>{children}</ParamsContext>
    </LocationContext>
  );
}

/** Parameters of the page's address by their names in the route, decoded. */
export function useParams(): Params {
  return useContext(ParamsContext);
}
