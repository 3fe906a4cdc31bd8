export {
  defineSection,
  type Fragments,
  type LoadFragment,
  type RouteSource,
  type SectionDefinition,
  type SectionRoute,
} from './section/defineSection';
export type { Find, Found } from './section/finder';
export type { ContentList, ContentMenu, ContentPages, ContentWords, MdxBody, MdxWords } from './section/content';
export type { AuthActions, AuthResult, AuthState, AuthUser } from './shell/auth';
export { fileErrorKindOf, type FileErrorKind, type Files } from './shell/files';
export type { Answer, Arguments, Db, FragmentProps, FunctionName, Notification, Shell } from './shell/Shell';
export type { Database } from '@marketplace/supabase/types';
export { useShell } from './shell/ShellContext';
export { useAuth, useAuthActions, useDb, useFiles, useLacks, useLocale, useNotify, useOperator, useRunsOnSamples } from './shell/hooks';
export { useSignInHref } from './shell/useSignInHref';
export { Fragment } from './shell/Fragment';
export { defineMessages, type MessageKey, type Messages } from './messages/defineMessages';
export { translator, type Translate } from './messages/translator';
export { useT } from './messages/useT';
export { errorText, AppError, type ErrorKind } from './data/AppError';
export { newId, newToken } from './data/newId';
export { isUuid } from './data/isUuid';
export { read } from './data/read';
export { callFunction } from './data/callFunction';
export { deviceStore, type DeviceSchema, type DeviceStore, type DeviceStoreOptions } from './device-store/deviceStore';
export { deviceStoreFamily, type DeviceStoreFamily } from './device-store/deviceStoreFamily';
export { useDeviceStore } from './device-store/useDeviceStore';
export { useWrite, type Write } from './write/useWrite';
export { cleanText } from './address/cleanText';
export { defineQuery, type QueryCodec, type QueryOf } from './address/defineQuery';
export type { Param } from './address/Param';
export { choiceParam, flagParam, nearestParam, numberParam, scaleParam, textParam } from './address/params';
export { searchArguments } from './address/searchArguments';
export { useSearchQuery } from './address/useSearchQuery';
export { useSearchText } from './address/useSearchText';
export { useShare } from './share/useShare';
export { useFocusFirstNew } from './page/useFocusFirstNew';
export { usePage } from './page/usePage';
export { useRowTitles, useTitledRows, type RowTitle, type Titled, type TitledTable } from './rows/useTitledRows';
export { useFavourites, type Favourites } from './favourites/useFavourites';
export { dayOf } from './clock/dayOf';
export { useToday } from './clock/useToday';
export { parsePostalArea, parsePostalCode, type PostalCode } from './place/postalCode';
export { toProvince } from './place/province';
export { formatCents, formatDollars } from './money/formatMoney';
export type { Locale } from './manifest/locale.ts';
export type { Localized } from './manifest/localizedText.ts';
