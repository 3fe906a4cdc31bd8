import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { NavigationType, UNSAFE_LocationContext as LocationContext, type Location } from 'react-router-dom';
import { matchPath } from '../manifest/matchPath.ts';

type Params = Readonly<Partial<Record<string, string>>>;

const ParamsContext = createContext<Params>({});
const QualifierContext = createContext<string | undefined>(undefined);

interface PageAddressProps {
  /** The route's, such as `/services/:id`. */
  pattern: string;
  /** Of the page, which keeps it while the next page is on its way. */
  location: Location;
  /** The route's, in the language of the page. */
  qualifier?: string;
  children: ReactNode;
}

/**
 * Gives a page its own address. React Router's `<Routes>` does the same, and brings 5 KiB that rank, nest and guard routes, which
 * the shell has done by then; the context it gives an address by has no other name.
 */
export function PageAddress({ pattern, location, qualifier, children }: PageAddressProps) {
  const place = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  const params = useMemo(() => matchPath(pattern, location.pathname) ?? {}, [pattern, location.pathname]);
  return (
    <LocationContext value={place}>
      <QualifierContext value={qualifier}>
        <ParamsContext value={params}>{children}</ParamsContext>
      </QualifierContext>
    </LocationContext>
  );
}

/** What stands behind the title of the page. */
export const useQualifier = (): string | undefined => useContext(QualifierContext);

/** Parameters of the page's address by their names in the route, decoded. */
export function useParams(): Params {
  return useContext(ParamsContext);
}
