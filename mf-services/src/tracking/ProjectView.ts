import { read, AppError, type Answer, type Db } from '@marketplace/section-kit';

export const lineKinds = ['labour', 'material', 'permit', 'disposal', 'allowance', 'other'] as const;
export type LineKind = (typeof lineKinds)[number];

/** What `project_view` answers about one request of a homeowner. */
export type ProjectView = NonNullable<Answer<'project_view'>>;
export type RequestView = ProjectView['requests'][number];
export type RequestEvent = RequestView['events'][number];
/** The last offer that a company sent and did not replace. */
export type Quote = NonNullable<RequestView['quote']>;

/** By the secret of its link, or by its id for the account it belongs to. */
export type ProjectReference = { token: string } | { id: string };

/**
 * @returns `null` for a link or id that nobody has, or that is somebody else's
 * @throws {AppError}
 */
export async function readProject(db: Db, reference: ProjectReference, signal?: AbortSignal): Promise<ProjectView | null> {
  const request = db.rpc('project_view', reference);
  try {
    return (await read(signal ? request.abortSignal(signal) : request)).data;
  } catch (error) {
    if (error instanceof AppError && error.status === 404 && error.kind !== 'missing') return null;
    throw error;
  }
}
