const PREFIX = 'services.link.v1:';

/*
 * While somebody signs in, the secret of a private link waits in this tab and not in an address, where it would end up in
 * histories. Without storage the link has to be opened again.
 */

export function rememberToken(projectId: string, token: string): void {
  try {
    sessionStorage.setItem(PREFIX + projectId, token);
  } catch {
    return;
  }
}

export function recallToken(projectId: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + projectId);
  } catch {
    return null;
  }
}

export function forgetToken(projectId: string): void {
  try {
    sessionStorage.removeItem(PREFIX + projectId);
  } catch {
    return;
  }
}
