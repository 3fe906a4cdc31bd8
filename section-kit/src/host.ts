/** What only the shell needs of the contract. Sections that import this fail the lint. */
export { BrowserRouter, StaticRouter, useHref, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
export { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
export { ShellProvider } from './shell/ShellContext';
export { useIsOnline } from './data/useIsOnline';
export { LATE_PART } from './data/useLatePart';
export { fetchPagePart, PAGE_PART } from './data/pagePart';
export { createQueryClient } from './host/createQueryClient';
export { createUi } from './host/createUi';
export { deviceStorage, safeStorage, type KeyValueStorage } from './device-store/safeStorage';
export { PageAddress } from './page/PageAddress';
export { focusHeading } from './host/focusHeading';
export { documentTitle } from './manifest/documentTitle.ts';
export { findRoute, matchPath } from './manifest/matchPath.ts';
export { pageReportsPath } from './manifest/pageReportsPath.ts';
export type { PageReport } from './manifest/pageReport.ts';
export { languageTag, locales, splitLocale, withLocale } from './manifest/locale.ts';
export type {
  Composition,
  CompositionInMarkup,
  CompositionRest,
  Navigation,
  NavigationLink,
  SectionBuild,
  SectionInPage,
  Slots,
} from './manifest/composition.ts';
