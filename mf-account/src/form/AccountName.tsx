/** Tells password managers whose password a form changes. Nobody sees it, and nothing is sent. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
