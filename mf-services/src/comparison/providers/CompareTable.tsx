import { useLocale, useT, type MessageKey } from '@marketplace/section-kit';
import { SampleBadge } from '@marketplace/section-kit/sample';
import type { ReactNode } from 'react';
import { formatNumber, IconButton, LinkButton, Rating, TextLink, VisuallyHidden } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { usePlaceName } from '../../place/placeName';
import { QUOTE_PLACE } from '../../profile/ActionBar';
import { credentialMessages } from '../../profile/credentialMessages';
import { serviceMessages } from '../../provider/messages';
import { useResponseTime } from '../../provider/useResponseTime';
import { useTradeLabel } from '../../trades/useTradeLabel';
import { compareMessages } from './compareMessages';
import { trayMessages } from './trayMessages';
import type { Compared } from './readCompared';

interface CompareTableProps {
  services: readonly Compared[];
  onRemove: (id: string) => void;
}

/* Columns keep a readable width and the table scrolls sideways on a phone; the facts stay at its edge. */
const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  & th, & td { min-width: 132px; padding: var(--ui-s-12) var(--ui-s-8); text-align: start; vertical-align: top; border-block-end: 1px solid var(--ui-line); overflow-wrap: break-word; }
  & tr > :first-child { position: sticky; inset-inline-start: 0; min-width: 104px; background: var(--ui-raised); font-weight: 600; }
  & ul { margin: 0; padding-inline-start: 1.1em; }
`;

const Company = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--ui-s-4);
  font-weight: 600;
  line-height: 1.3;
  & > a { padding-block: 10px; }
`;

/** Professionals side by side, one fact for each line. */
export function CompareTable({ services, onRemove }: CompareTableProps) {
  const t = useT(compareMessages);
  const tray = useT(trayMessages);
  const service = useT(serviceMessages);
  const credential = useT(credentialMessages);
  const locale = useLocale();
  const tradeLabel = useTradeLabel();
  const placeName = usePlaceName();
  const responseTime = useResponseTime();
  const unknown = t('unknown');
  const number = (value: number) => formatNumber(value, locale);
  const has = (known: (one: Compared) => unknown) => services.some(known);

  const lines: {
    fact: MessageKey<keyof (typeof compareMessages)['catalogues']['en']>;
    shown?: boolean;
    cell: (one: Compared) => ReactNode;
  }[] = [
    { fact: 'rating', cell: ({ rating }) => <Rating value={rating} emptyLabel={service('unrated')} /> },
    { fact: 'reviews', cell: ({ reviewCount }) => number(reviewCount) },
    { fact: 'verified', cell: ({ verified }) => t(verified ? 'yes' : 'no') },
    { fact: 'response', cell: (one) => responseTime(one.responseTime) || unknown },
    { fact: 'trade', cell: ({ category }) => tradeLabel(category) || unknown },
    { fact: 'location', cell: ({ location }) => placeName(location) || unknown },
    {
      fact: 'distance',
      shown: has(({ distanceKm }) => distanceKm !== null),
      cell: ({ distanceKm }) => (distanceKm === null ? unknown : service('away', { km: number(distanceKm) })),
    },
    {
      fact: 'languages',
      shown: has(({ languages }) => languages?.length),
      cell: ({ languages }) => languages?.map((language) => languageName(language, t)).join(', ') || unknown,
    },
    {
      fact: 'credentials',
      shown: has(({ credentials }) => credentials),
      cell: ({ credentials }) =>
        credentials?.length ? (
          <ul>
            {[...new Set(credentials)].map((kind) => (
              <li key={kind}>{credential(knownCredential(kind))}</li>
            ))}
          </ul>
        ) : (
          t('no')
        ),
    },
    {
      fact: 'quote',
      cell: ({ id, name }) => (
        <LinkButton variant="outline" size="sm" href={`/services/${encodeURIComponent(id!)}#${QUOTE_PLACE}`}>
          {service('getQuote')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </LinkButton>
      ),
    },
  ];
  return (
    <Scroll>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('fact')}</VisuallyHidden>
            </th>
            {services.map(({ id, name, isSample }) => (
              <th scope="col" key={id}>
                <Company>
                  <TextLink href={`/services/${encodeURIComponent(id!)}`}>{name}</TextLink>
                  <IconButton icon="X" label={tray('remove', { name })} onClick={() => onRemove(id!)} />
                </Company>
                {isSample && <SampleBadge />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines
            .filter(({ shown }) => shown !== false)
            .map(({ fact, cell }) => (
              <tr key={fact}>
                <th scope="row">{t(fact)}</th>
                {services.map((one) => (
                  <td key={one.id}>{cell(one)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

type Translate = ReturnType<typeof useT<keyof (typeof compareMessages)['catalogues']['en']>>;

/** A language that has no name here is shown by its code. */
function languageName(language: string, t: Translate): string {
  return language === 'fr' || language === 'en' ? t(`language.${language}`) : language;
}

/** A kind that has no name here is another credential. */
function knownCredential(kind: string): 'other' {
  return kind in credentialMessages.catalogues.en ? (kind as 'other') : 'other';
}
