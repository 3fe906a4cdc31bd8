/** Whether a version is one that `localVersion` made, of sources that were never released. */
export const isWorkingCopy = (version: string): boolean => /[-.]local\.[0-9a-f]{8}$/.test(version);
