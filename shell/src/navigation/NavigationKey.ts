import type { navigationMessages } from './navigationMessages';

/** Names what menus show: an address, or the title of a group. */
export type NavigationKey = keyof (typeof navigationMessages)['catalogues']['en'];
