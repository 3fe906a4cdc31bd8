import { callFunction, read, useAuth, useDb, type Answer } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';

/** A kind of mail that an account can do without. */
type OptionalMail = Answer<'mail_choices'>[number]['kind'];

/**
 * Whether the account wants an optional kind of mail.
 *
 * @returns `wanted`, undefined while it is not known; `choose` throws `AppError`
 */
export function useMailChoice(kind: OptionalMail) {
  const db = useDb();
  const client = useQueryClient();
  const userId = useAuth(({ user }) => user?.id ?? null);
  const queryKey = ['mail-choices', userId];
  const { data } = useQuery({
    queryKey,
    enabled: userId !== null,
    queryFn: async ({ signal }) => (await read(db.rpc('mail_choices', {}).abortSignal(signal))).data,
  });
  return {
    wanted: data?.find((choice) => choice.kind === kind)?.wanted,
    choose: async (wanted: boolean) => {
      await callFunction(db, 'save_mail_choice', { kind, wanted });
      await client.invalidateQueries({ queryKey });
    },
  };
}
