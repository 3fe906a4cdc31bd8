import type { Answer, Arguments, Db, FunctionName } from '../shell/Shell';
import { toAppError } from './toAppError';

/**
 * Calls a function that writes.
 *
 * @throws {AppError} whose kind says whether the write may have happened all the same
 */
export async function callFunction<Name extends FunctionName>(db: Db, name: Name, args: Arguments<Name>): Promise<Answer<Name>> {
  const { data, error, status } = await db.rpc(name, args);
  if (error) throw toAppError(error, status);
  return data as Answer<Name>;
}
