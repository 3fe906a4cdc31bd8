import { read, useT } from '@marketplace/section-kit';
import { PanelBody, PanelRow, useSavedRows } from '@marketplace/section-kit/panel';
import { Rating } from '@marketplace/shared-ui';
import { directoryHref } from '../directory/directoryQuery';
import { usePlaceName } from '../place/placeName';
import { serviceMessages } from '../provider/messages';
import { toProvider } from '../provider/Provider';
import { useTradeLabel } from '../trades/useTradeLabel';
import { savedMessages } from './savedMessages';

/** In a panel of the dashboard: the professionals that were saved last. */
export function SavedProfessionals() {
  const t = useT(savedMessages);
  const service = useT(serviceMessages);
  const tradeLabel = useTradeLabel();
  const placeName = usePlaceName();
  const { rows, count, isPending, isFailed, refetch } = useSavedRows({
    kind: 'service',
    size: 3,
    readRows: async ({ db, signal }, ids) => {
      const { data } = await read(db.from('services').select('*').in('id', ids).abortSignal(signal));
      return data.map(toProvider);
    },
    idOf: ({ id }) => id ?? '',
  });
  return (
    <PanelBody
      loading={isPending}
      label={t('loading')}
      failed={isFailed ? t('failed') : null}
      onRetry={refetch}
      empty={count === 0 ? { text: t('empty'), href: '/services', link: t('empty.link') } : null}
      more={{ href: directoryHref({ saved: true }), label: t('all', { count }) }}
    >
      {rows?.map(({ id, name, category, location, rating, reviewCount }) => (
        <PanelRow
          key={id}
          href={`/services/${encodeURIComponent(id ?? '')}`}
          title={name}
          aside={<Rating value={rating} count={reviewCount} emptyLabel={service('unrated')} />}
        >
          <p>{[tradeLabel(category), placeName(location)].filter(Boolean).join(' · ')}</p>
        </PanelRow>
      ))}
    </PanelBody>
  );
}

export { SavedProfessionals as Component };
