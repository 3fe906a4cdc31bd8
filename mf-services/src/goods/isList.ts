import type { RequestView } from '../tracking/ProjectView';

/** Whether a project is a list of materials that is asked for in parts. */
export const isList = (requests: readonly RequestView[]): boolean => requests.some(({ goods }) => goods !== null);
