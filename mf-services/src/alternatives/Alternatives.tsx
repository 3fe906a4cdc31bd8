import { callFunction, read, useDb, useLocale, useNotify, useT, useWrite } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, formatNumber, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { RequestView } from '../tracking/ProjectView';
import { alternativesMessages } from './alternativesMessages';
import { silentBecause } from './silentRequest';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  justify-items: start;
`;

const Companies = styled.ul`
  display: grid;
  gap: var(--ui-s-8);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: grid; overflow-wrap: anywhere; }
  & small { font-size: 0.9375rem; color: var(--ui-ink-muted); }
`;

const counts = ['one', 'two', 'three'] as const;

export interface AlternativesProps {
  projectId: string;
  /** On whose card they stand. */
  request: RequestView;
  /** Secret of the private link of a guest. */
  token: string | null;
  onChanged: () => Promise<unknown>;
}

/** Up to three companies that take new work, asked with one press. Nothing while those that were asked may still answer. */
export function Alternatives({ projectId, request, token, onChanged }: AlternativesProps) {
  const t = useT(alternativesMessages);
  const db = useDb();
  const locale = useLocale();
  const notify = useNotify();
  const write = useWrite();
  const given = { project_id: projectId, ...(token && { token }) };
  const { data, refetch } = useQuery({
    // What happened to the request decides who is named.
    queryKey: ['services', 'alternatives', projectId, request.id, request.status],
    staleTime: 0,
    queryFn: async ({ signal }) => (await read(db.rpc('alternatives', given).abortSignal(signal))).data.companies,
  });
  const count = counts[(data?.length ?? 0) - 1];
  if (!data || !count) return null;

  const ask = async () => {
    const refused = await write.run(async () => {
      const { requests } = await callFunction(db, 'ask_more', { ...given, provider_ids: data.map(({ id }) => id) });
      notify({ title: t('done', { count: requests.length }), tone: 'success' });
      await onChanged();
    });
    if (refused?.field === 'providers') await refetch();
    else if (refused?.kind === 'conflict') await onChanged();
  };
  const { field, kind } = write.refusal ?? {};
  const words = field === 'providers' ? t('changed') : kind === 'conflict' ? t('enough') : undefined;
  return (
    <Root>
      <p>{t(`${silentBecause(request)}.${count}`, { name: request.provider.name })}</p>
      <Companies role="list">
        {data.map(({ id, name, rating, review_count, location }) => (
          <li key={id}>
            <TextLink href={`/services/${encodeURIComponent(id)}`}>{name}</TextLink>
            <small>
              {[location, rating === null ? t('rating.none') : t('rating', { rating: formatNumber(rating, locale), reviews: review_count })]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </Companies>
      <Button busy={write.busy} disabled={write.blocked} onClick={() => void ask()}>
        {t(`ask.${count}`, { other: data[0]!.name })}
      </Button>
      <RefusalAlert write={write} onRetry={() => void ask()} words={words} />
    </Root>
  );
}
