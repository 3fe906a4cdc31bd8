/** What the shell starts with, but whose users soon need a chunk of it: who reads needs the client of the database. */
export const companions: Readonly<Record<string, string>> = { '@marketplace/section-kit/query': 'database' };
