/** What only the shell needs of the contract. Sections that import this fail the lint. */
export { BrowserRouter, Link, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
export { QueryClientProvider } from '@tanstack/react-query';
export { ShellProvider } from './shell/ShellContext';
export { createI18n } from './messages/createI18n';
export { translator } from './messages/useT';
export { createQueryClient } from './host/createQueryClient';
export { createUi } from './host/createUi';
export { deviceStorage, safeStorage, type KeyValueStorage } from './device-store/safeStorage';
export { focusHeading } from './host/focusHeading';
export { findRoute, matchPath } from './manifest/matchPath.ts';
export { languageTag, locales, splitLocale, withLocale } from './manifest/locale.ts';
export type { Composition, Navigation, NavigationLink, SectionBuild, SectionInPage, Slots } from './manifest/composition.ts';
