import { callFunction, read, useDb, type Answer, type Arguments } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';

export type Settings = NonNullable<Answer<'company_settings'>>;
export type SettingsPart = Settings['may_write'][number];
export type SettingsValue = NonNullable<Arguments<'save_company_settings'>['settings']['value']>;

/**
 * How a company works here; `null` for who is neither its owner nor an estimator.
 *
 * @returns the query; `readAgain`, which answers what is stored now and shows it; and `save`, which stores a part made from the version that
 * was seen and refuses with the field `version` where somebody saved since
 */
export function useSettings(company: string) {
  const db = useDb();
  const queries = useQueryClient();
  const options = {
    queryKey: ['account', 'settings', company],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await read(db.rpc('company_settings', { provider: company }).abortSignal(signal))).data,
    // Somebody of the team may have saved since.
    staleTime: 0,
  };
  return {
    query: useQuery(options),
    readAgain: () => queries.fetchQuery(options),
    save: (part: SettingsPart, seen: number, value: SettingsValue) =>
      callFunction(db, 'save_company_settings', { settings: { provider_id: company, part, seen, value } }),
  };
}
