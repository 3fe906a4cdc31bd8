const KEY = 'services.quote.open.v1';
/** Coming back later than this, nobody expects a form that was open before. */
const REMEMBERED_FOR = 30 * 60_000;

/** Which form is open in this tab, so that it opens again after a reload or after signing in. */
interface OpenRequest {
  providerId: string;
  source: string;
  serviceName: string;
}

// Storage can be blocked; then a reload closes the form, and the draft is still there.

export function rememberOpen(request: OpenRequest): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...request, at: Date.now() }));
  } catch {
    return;
  }
}

export function forgetOpen(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

/** @returns the service the form was open for, empty for none; `null` when no form of this provider was open */
export function recallOpen(providerId: string, source: string): string | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as (OpenRequest & { at: number }) | null;
    if (stored?.providerId !== providerId || stored.source !== source || Date.now() - stored.at > REMEMBERED_FOR) return null;
    return stored.serviceName;
  } catch {
    return null;
  }
}
