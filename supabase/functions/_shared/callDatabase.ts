/** How a scheduled function reaches its project. */
export interface ProjectAccess {
  supabaseUrl: string;
  /** Secret or service-role key: it alone may call these functions and remove files. */
  serviceKey: string;
}

/**
 * Calls a function of the database with the service key.
 *
 * @returns its answer; null when it answers nothing
 * @throws Error that says what to check when it refuses
 */
export async function callDatabase(
  { supabaseUrl, serviceKey }: ProjectAccess,
  name: string,
  parameters: object,
  fetch: typeof globalThis.fetch,
): Promise<unknown> {
  const answer = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    body: JSON.stringify(parameters),
    headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: check the service key and that all migrations ran.`);
  return answer.status === 204 ? null : answer.json();
}
