import { createHash, randomBytes } from 'node:crypto';
import assert from 'node:assert/strict';
import type { Call } from './apiClient.ts';

/** A browser that asks for links and is the only one that knows the verifier of its challenge (RFC 7636). */
export interface TestBrowser {
  /** What it adds to a request for a mail. */
  asks: { code_challenge: string; code_challenge_method: string };
  verifier: string;
}

export function newBrowser(): TestBrowser {
  const verifier = randomBytes(48).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, asks: { code_challenge: challenge, code_challenge_method: 's256' } };
}

/** Opens a link that is bound to a browser. @returns the code in the address it leads to */
export async function openToCode(call: Call, link: string): Promise<string> {
  const { status, headers } = await call(link);
  assert.equal(status, 303);
  const target = new URL(headers.get('location')!);
  assert.equal(target.hash, '', 'nothing that signs in');
  const code = target.searchParams.get('code');
  assert.ok(code, `the link leads to a code: ${target}`);
  return code;
}
