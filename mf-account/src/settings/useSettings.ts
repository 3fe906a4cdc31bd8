import { callFunction, read, useDb, type Answer, type Arguments } from '@marketplace/section-kit';
import { useQuery, useQueryClient } from '@marketplace/section-kit/query';

export type Settings = NonNullable<Answer<'company_settings'>>;
export type SettingsPart = Settings['may_write'][number];
export type SettingsValue = NonNullable<Arguments<'save_company_settings'>['settings']['value']>;

/**
 * How a company works here; `null` for who is neither its owner nor an estimator.
 *
 * @returns the query; `save`, which stores a part made from the version that was seen, shows and answers it, and refuses with the field
 * `version` where somebody saved since; `readAgain`, for what such a refusal is compared with, which answers what is stored now and shows
 * it, or throws; and `refresh`, which only shows it, as what was stored is stored, also where it cannot be read
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
    refresh: () => queries.invalidateQueries({ queryKey: options.queryKey }),
    save: async (part: SettingsPart, seen: number, value: SettingsValue) => {
      const saved = await callFunction(db, 'save_company_settings', { settings: { provider_id: company, part, seen, value } });
      queries.setQueryData<Settings | null>(options.queryKey, (before) => before && { ...before, [part]: saved });
      return saved;
    },
  };
}
