import { callFunction, read, useDb, useLocale, useNotify, useT, useWrite } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, formatNumber, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { usePlaceName } from '../place/placeName';
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
  /** Where the requests of the project stand: what happened decides who is named. */
  standing: string;
  /** Secret of the private link of a guest. */
  token: string | null;
  onChanged: () => Promise<unknown>;
}

/** Up to three companies that take new work, asked with one press. Nothing while those that were asked may still answer. */
export function Alternatives({ projectId, request, standing, token, onChanged }: AlternativesProps) {
  const t = useT(alternativesMessages);
  const db = useDb();
  const locale = useLocale();
  const placeName = usePlaceName();
  const notify = useNotify();
  const write = useWrite();
  const given = { project_id: projectId, ...(token && { token }) };
  const { data, refetch } = useQuery({
    // The cards of a list ask once.
    queryKey: ['services', 'alternatives', projectId, standing],
    staleTime: 0,
    queryFn: async ({ signal }) => (await read(db.rpc('alternatives', given).abortSignal(signal))).data,
  });
  const companies = data?.lot === request.lot ? data.companies : [];
  const count = counts[companies.length - 1];
  if (!count) return null;

  const ask = async () => {
    const refused = await write.run(async () => {
      const { requests } = await callFunction(db, 'ask_more', { ...given, provider_ids: companies.map(({ id }) => id) });
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
        {companies.map(({ id, name, rating, review_count, location }) => (
          <li key={id}>
            <TextLink href={`/services/${encodeURIComponent(id)}`}>{name}</TextLink>
            <small>
              {[
                placeName(location),
                rating === null ? t('rating.none') : t('rating', { rating: formatNumber(rating, locale), reviews: review_count }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </Companies>
      <Button busy={write.busy} disabled={write.blocked} onClick={() => void ask()}>
        {t(`ask.${count}`, { other: companies[0]!.name })}
      </Button>
      <RefusalAlert write={write} onRetry={() => void ask()} words={words} />
    </Root>
  );
}
