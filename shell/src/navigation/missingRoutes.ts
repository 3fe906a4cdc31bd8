/**
 * Addresses the menus link to whose page is still to be built. A build fails when a link leads nowhere and is not listed
 * here, and when an address listed here has got its page, so this list only shrinks.
 */
export const missingRoutes: string[] = [];
