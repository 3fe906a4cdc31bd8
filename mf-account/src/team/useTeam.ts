import { callFunction, read, useDb, type Answer } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';

export type Team = NonNullable<Answer<'team'>>;
export type Member = Team['members'][number];

/** What somebody may do, as it is stored; the labels are in the catalogue. */
export const roles = ['owner', 'manager', 'member'] as const;

/** Who works for a company of the account. */
export function useTeam(company: string) {
  const db = useDb();
  return useQuery({
    queryKey: ['account', 'team', company],
    queryFn: async ({ signal }) => (await read(db.rpc('team', { provider: company }).abortSignal(signal))).data,
  });
}

/** What an owner does with the team; each shows what became of it. */
export function useTeamWrites(company: string) {
  const db = useDb();
  const queries = useQueryClient();
  const then = async (write: Promise<unknown>) => {
    await write;
    await queries.invalidateQueries({ queryKey: ['account', 'team', company] });
  };
  return {
    invite: (id: string, email: string, role: string) =>
      then(callFunction(db, 'invite_member', { invitation: { id, provider_id: company, email, role } })),
    revoke: (id: string) => then(callFunction(db, 'revoke_invitation', { id })),
    setRole: (member: string, role: string) => then(callFunction(db, 'set_member_role', { provider: company, member, role })),
    remove: async (member: string, isMe: boolean) => {
      await then(callFunction(db, 'remove_member', { provider: company, member }));
      if (!isMe) return;
      // Who left works for the company no more, wherever it is shown, and what was read of it is forgotten.
      await queries.invalidateQueries({ queryKey: ['my-companies'] });
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(company) });
    },
  };
}
