const RULES: ReadonlyArray<[RegExp, string]> = [
  [/\$2[aby]\$\d\d\$[./A-Za-z0-9]+/g, '[password hash]'],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '[token]'],
  [/\bsb_(publishable|secret)_[\w-]+/g, '[key]'],
  [/\b[0-9a-f]{32,}\b/gi, '[token]'],
  // A refresh token is a UUID, so no UUID may be printed.
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '[id]'],
  [/\b(postgres(?:ql)?:\/\/)[^@\s]+@/g, '$1[login] '],
  [/[^\s/"'<>(){}=,:;]+@[^\s"'<>(){}=,:;]+/g, '[email]'],
  // PostgreSQL repeats what it could not read: `invalid input syntax for type uuid: "whatever a person typed"`.
  [/(: )"[^"]*"/g, '$1"[value]"'],
];

/** Takes passwords, tokens, keys, e-mail addresses and quoted input out of a text. */
export function redact(text: string): string {
  return RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}
