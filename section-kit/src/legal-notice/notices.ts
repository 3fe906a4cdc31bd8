/**
 * The notices of the database (`consent_texts`) that pages show now. Each names the versions of the privacy page and the terms; a
 * new version of either is a new notice.
 */
export const notices = { en: 'notice-en-3', fr: 'notice-fr-3', enAfterFr: 'notice-en-after-fr-3' } as const;
