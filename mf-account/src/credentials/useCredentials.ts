import { callFunction, read, useDb, type Answer } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';

export type Credential = NonNullable<Answer<'company_credentials'>>[number];

const keyOf = (company: string) => ['account', 'credentials', company];

/** The licences and proofs that a company of the account claimed, newest first; `null` for who may not write its page. */
export function useCredentials(company: string) {
  const db = useDb();
  return useQuery({
    queryKey: keyOf(company),
    queryFn: async ({ signal }) => (await read(db.rpc('company_credentials', { provider: company }).abortSignal(signal))).data,
    // Staff may have decided since.
    staleTime: 0,
  });
}

interface Claim {
  id: string;
  kind: string;
  number: string;
  issuer: string;
  jurisdiction: string;
  expires_on: string;
  /** Name of a photo of the document. */
  evidence: string | null;
}

/** What can be done to them; each waits until the page shows it. */
export function useCredentialWrites(company: string) {
  const db = useDb();
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: keyOf(company) });
  return {
    claim: async (claim: Claim) => {
      await callFunction(db, 'claim_credential', { claim: { provider_id: company, ...claim } });
      await readAgain();
    },
    withdraw: async (id: string) => {
      await callFunction(db, 'withdraw_credential', { id });
      await readAgain();
    },
  };
}
