import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Gives rights as an operator does. @returns what the command says */
export const grantStaff = (email: string, role: string): string =>
  execFileSync(process.execPath, [join(root, 'supabase/bin/staff.ts'), 'grant', email, role], {
    env: { ...process.env, DATA_DIR: process.env.PRODUCT_DATA_DIR, PORT: new URL(process.env.PRODUCT_URL!).port },
    encoding: 'utf8',
  });
