import { callFunction, read, useAuth, useDb, type Answer } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';

/** A kind of mail that an account can do without. */
export type OptionalMail = Answer<'mail_choices'>[number]['kind'];

/**
 * The optional kinds of mail that can come to the account, and whether it wants each.
 *
 * @returns the query; `choose` stores a choice and throws `AppError`
 */
export function useMailChoices() {
  const db = useDb();
  const client = useQueryClient();
  const userId = useAuth(({ user }) => user?.id ?? null);
  const queryKey = ['mail-choices', userId];
  const query = useQuery({
    queryKey,
    enabled: userId !== null,
    queryFn: async ({ signal }) => (await read(db.rpc('mail_choices', {}).abortSignal(signal))).data,
  });
  return {
    ...query,
    choose: async (kind: OptionalMail, wanted: boolean) => {
      await callFunction(db, 'save_mail_choice', { kind, wanted });
      await client.invalidateQueries({ queryKey });
    },
  };
}
