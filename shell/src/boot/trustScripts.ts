interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string | null }) => unknown;
}

/**
 * Lets scripts of this site be fetched, and no others. The page's policy (`require-trusted-types-for`) refuses a text as the
 * address of a script, as HTML or as code unless a rule here takes it; there is none for HTML and code. `shell/public/early.js`
 * does the same where it runs first. Browsers without Trusted Types have nothing to be told.
 */
export function trustScripts(types: TrustedTypes | undefined = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes): void {
  if (!types || types.defaultPolicy) return;
  types.createPolicy('default', { createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null) });
}
