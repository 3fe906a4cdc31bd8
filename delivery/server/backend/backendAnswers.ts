import type { Backend } from './Backend.ts';

const patience = 2_000;

/** Whether the API answers a small read within two seconds. */
export async function backendAnswers(backend: Backend): Promise<boolean> {
  const origin = backend.origin();
  if (!origin) return false;
  try {
    const response = await fetch(`${origin}/rest/v1/categories?select=id&limit=1`, {
      headers: { apikey: backend.anonKey },
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
