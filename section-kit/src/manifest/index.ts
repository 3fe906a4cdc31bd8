export { contentRoutes } from '../section/content.ts';
export { documentTitle } from './documentTitle.ts';
export { defineManifest } from './defineManifest.ts';
export { localizedTextSchema, type Localized, type LocalizedText } from './localizedText.ts';
export { type Provenance } from './provenance.ts';
export { pageReportSchema, type PageReport } from './pageReport.ts';
export { pageReportsPath } from './pageReportsPath.ts';
export { pageFactsSchema, type PageFacts } from './pageFacts.ts';
export {
  capabilitySchema,
  failureClassSchema,
  routeManifestSchema,
  sectionManifestSchema,
  sectionNameSchema,
  versionSchema,
  type ArticleManifest,
  type Capability,
  type DatabaseObjects,
  type FailureClass,
  type NavigationEntry,
  type RouteManifest,
  type SectionManifest,
  type WebPageManifest,
} from './sectionManifest.ts';
export {
  artifactSchema,
  environmentSchema,
  integritySchema,
  registeredSectionSchema,
  registrySchema,
  requirementSchema,
  signedDocumentSchema,
  type Artifact,
  type Block,
  type Canary,
  type Environment,
  type RegisteredSection,
  type Registry,
  type RegistryChange,
  type Requirement,
  type SignedDocument,
} from './registry.ts';
export type {
  Composition,
  CompositionInMarkup,
  CompositionRest,
  Navigation,
  NavigationLink,
  SectionBuild,
  SectionInPage,
  Slots,
} from './composition.ts';
export { mergeNavigation } from './mergeNavigation.ts';
export { mergeSlots } from './mergeSlots.ts';
export { findRoute, matchPath } from './matchPath.ts';
export { languageTag, localePrefix, locales, splitLocale, withLocale, type Locale } from './locale.ts';
