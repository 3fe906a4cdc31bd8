import { useT } from '@marketplace/section-kit';
import { useId, useState } from 'react';
import { Button } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { changeList } from '../device/deviceLists';
import { changeLine } from '../list/changeList';
import { roomsOf, type ListLine } from '../list/linesOf';
import { listMessages } from '../listMessages';
import { SendButton } from '../send/SendButton';
import { standingOf, unreachableVendors, useProducts, type Product } from '../useProducts';
import type { FollowedList } from '../useList';
import { useTotals } from '../useTotals';
import { Column, Columns } from './columns';
import { KeptWhere } from './KeptWhere';
import { LineRow } from './LineRow';
import { ListActions } from './ListActions';
import { PlaceForm } from './PlaceForm';
import { RoomSection } from './RoomSection';
import { TotalsPanel } from './TotalsPanel';
import type { Undo } from './useUndo';

const Repriced = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-s-8) var(--ui-s-16);
  padding: var(--ui-s-12) var(--ui-s-16);
  background: var(--ui-warning-soft);
  color: var(--ui-warning);
  border: 1px solid transparent;
  border-radius: var(--ui-radius-l);
  & > p { font-weight: 550; }
`;

/** A list with something on it: its lines by room, what they cost, and the way to the vendors. */
export function ListBody({ list: { owner, entry, lines }, undo }: { list: FollowedList; undo: Undo }) {
  const t = useT(listMessages);
  const roomsId = useId();
  const [movedId, setMovedId] = useState<string | null>(null);
  const products = useProducts(lines);
  const standings = new Map(lines.map((line) => [line.id, standingOf(line, products)]));
  const sold = lines.filter(({ id }) => standings.get(id) !== 'gone');
  const repriced = lines.filter(({ id }) => standings.get(id) === 'repriced');
  const known = useTotals(sold, entry.list.place);
  const rooms = roomsOf(lines);

  const adopt = (changed: readonly ListLine[]) =>
    changeList(owner, (list) =>
      changed.reduce((before, line) => changeLine(before, line.id, toFacts(products?.get(line.ref)), Date.now()), list),
    );

  return (
    <Columns>
      <Column>
        <ListActions lines={lines} owner={owner} onClear={() => undo.clear(lines)} />
        {repriced.length > 0 && (
          <Repriced role="status" data-print="hide">
            <p>{t('repriced', { count: repriced.length })}</p>
            <Button variant="outline" onClick={() => adopt(repriced)}>
              {t('repriced.update')}
            </Button>
          </Repriced>
        )}
        {rooms.map((room) => (
          <RoomSection key={room} room={room} lines={lines.filter((line) => line.room === room)} standings={standings}>
            {(line) => (
              <LineRow
                key={line.id}
                line={line}
                product={products?.get(line.ref)}
                standing={standings.get(line.id)!}
                owner={owner}
                roomsId={roomsId}
                isMoved={line.id === movedId}
                onMove={() => setMovedId(line.id)}
                onRemove={() => undo.remove(line)}
                onAdopt={() => adopt([line])}
              />
            )}
          </RoomSection>
        ))}
        <datalist id={roomsId}>
          {rooms.filter(Boolean).map((room) => (
            <option key={room} value={room} />
          ))}
        </datalist>
        <KeptWhere owner={owner} isSynced={entry.isSynced} />
      </Column>
      <Column>
        <PlaceForm place={entry.list.place} owner={owner} />
        <TotalsPanel lines={sold} known={known} province={entry.list.place.province} />
        <SendButton
          lines={sold}
          unreachable={unreachableVendors(products)}
          place={entry.list.place}
          owner={owner}
          hasRepriced={repriced.length > 0}
          onAdopt={() => adopt(repriced)}
        />
      </Column>
    </Columns>
  );
}

const toFacts = (product: Product | undefined) =>
  product
    ? {
        name: product.name,
        unit: product.unit,
        priceCents: product.price_cents,
        vendorId: product.vendor_id,
        vendorName: product.vendor_name,
      }
    : {};
