import { compare, hash } from 'bcryptjs';

/** The library's own default and its variable that tests lower it with; ours must cost the same as its. */
const COST = Number(process.env.LITE_AUTH_BCRYPT_COST || 10);

let nobody: Promise<string> | undefined;

/** Whether a password belongs to a hash. Without a hash it takes as long and is false. */
export async function passwordMatches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  nobody ??= hash('nobody', COST);
  const matches = await compare(password, passwordHash ?? (await nobody));
  return matches && Boolean(passwordHash);
}

/** Takes the time of storing a password. */
export async function pretendToStore(password: string): Promise<void> {
  await hash(password, COST);
}
