import { deviceStore } from '@marketplace/section-kit';

/** Coming back later than this, nobody expects a form that was open before. */
const REMEMBERED_FOR = 30 * 60_000;

/** Which form is open in this tab, so that it opens again after a reload or after signing in. */
interface OpenRequest {
  providerId: string;
  source: string;
  serviceName: string;
  /** In milliseconds. */
  at: number;
}

const openRequest = deviceStore<OpenRequest, null>({
  key: 'services.quote.open',
  version: 1,
  storage: 'session',
  schema: (stored) => (isOpenRequest(stored) ? stored : undefined),
  empty: null,
});

function isOpenRequest(value: unknown): value is OpenRequest {
  const { providerId, source, serviceName, at } = (value ?? {}) as Partial<OpenRequest>;
  return [providerId, source, serviceName].every((text) => typeof text === 'string') && typeof at === 'number';
}

export function rememberOpen(request: Omit<OpenRequest, 'at'>): void {
  openRequest.write({ ...request, at: Date.now() });
}

export const forgetOpen = openRequest.clear;

/** @returns the service the form was open for, empty for none; `null` when no form of this provider was open */
export function recallOpen(providerId: string, source: string): string | null {
  const request = openRequest.read();
  if (request?.providerId !== providerId || request.source !== source || Date.now() - request.at > REMEMBERED_FOR) return null;
  return request.serviceName;
}
