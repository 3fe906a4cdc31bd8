import { read, useDb, useT } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { IconButton, Rating, TextLink } from '@marketplace/shared-ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { usePlaceName } from '../../place/placeName';
import { GetQuoteButton } from '../../provider/GetQuoteButton';
import { serviceMessages } from '../../provider/messages';
import { toProvider } from '../../provider/Provider';
import { useTradeLabel } from '../../trades/useTradeLabel';
import { mapMessages } from './mapMessages';
import type { Pin } from './pins';

const Box = styled.section`
  position: absolute;
  z-index: 3;
  /* At the top, which is on the screen wherever the page stands, and beside the buttons. */
  inset: var(--ui-s-8) 60px auto var(--ui-s-8);
  display: grid;
  gap: var(--ui-s-4);
  max-height: calc(100% - 2 * var(--ui-s-8));
  overflow-y: auto;
  padding: var(--ui-s-12) 56px var(--ui-s-12) var(--ui-s-16);
  background: var(--ui-raised);
  border: 1px solid var(--ui-line-strong);
  border-radius: var(--ui-radius-card);
  box-shadow: var(--ui-shadow-3);
  & h3 { font-size: 1.0625rem; overflow-wrap: anywhere; }
  & h3 a { display: inline-block; padding-block: var(--ui-s-2); }
  & > p { font-size: 0.875rem; color: var(--ui-ink-muted); }
`;

const Names = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  & a { display: inline-block; padding-block: var(--ui-s-4); }
`;

const Close = styled(IconButton)`
  position: absolute;
  inset-block-start: var(--ui-s-4);
  inset-inline-end: var(--ui-s-4);
`;

const Quote = styled.div`
  padding-top: var(--ui-s-4);
`;

const hrefOf = ({ id }: Pin) => `/services/${encodeURIComponent(id)}`;

interface PinCardProps {
  /** One company, or several that stand in the same place. */
  pins: readonly Pin[];
  onClose: () => void;
}

/** What is known of a company on the map at first sight. Takes the focus, because it was asked for by a press. */
export function PinCard({ pins, onClose }: PinCardProps) {
  const t = useT(mapMessages);
  const box = useRef<HTMLElement>(null);
  const [first] = pins;
  useEffect(() => {
    box.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [first]);
  return (
    <Box ref={box} aria-label={pins.length === 1 ? first!.name : t('here')} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      {pins.length === 1 ? <OneCompany pin={first!} /> : <Several pins={pins} />}
      <Close icon="X" label={t('close')} onClick={onClose} />
    </Box>
  );
}

function Several({ pins }: Pick<PinCardProps, 'pins'>) {
  const t = useT(mapMessages);
  return (
    <>
      <h3>{t('here')}</h3>
      <Names role="list">
        {pins.map((pin) => (
          <li key={pin.id}>
            <TextLink href={hrefOf(pin)}>{pin.name}</TextLink>
          </li>
        ))}
      </Names>
    </>
  );
}

function OneCompany({ pin }: { pin: Pin }) {
  const service = useT(serviceMessages);
  const tradeLabel = useTradeLabel();
  const placeName = usePlaceName();
  const db = useDb();
  const { data: provider } = useQuery({
    queryKey: ['services', 'pin', pin.id],
    queryFn: async ({ signal }) => {
      const { data } = await read(db.from('services').select('*').eq('id', pin.id).abortSignal(signal));
      return data.map(toProvider)[0] ?? null;
    },
  });
  return (
    <>
      <h3>
        <TextLink href={hrefOf(pin)}>{pin.name}</TextLink>
      </h3>
      {provider && (
        <>
          <Rating value={provider.rating} count={provider.reviewCount} emptyLabel={service('unrated')} />
          <p>{[provider.category && tradeLabel(provider.category), placeName(provider.location)].filter(Boolean).join(' · ')}</p>
          <Quote>
            <GetQuoteButton provider={provider} size="sm" />
          </Quote>
        </>
      )}
    </>
  );
}
