import { choiceParam, defineQuery, textParam } from '@marketplace/section-kit';

/** Longer than any address of ours with all its filters. */
const MAX_PATH_LENGTH = 2000;

/**
 * What an address of the sign-in page says: where signing in leads (ask `safeReturnTo` before going there), the open tab
 * where it is not the one its path stands for, and what happened to the link of a mail.
 */
export const authQuery = defineQuery(
  { returnTo: textParam(MAX_PATH_LENGTH), tab: choiceParam('', ['signin', 'signup']), notice: choiceParam('', ['link-expired']) },
  { keepsOthers: true },
);
