import { errorText, useLocale, useT } from '@marketplace/section-kit';
import { Button, ErrorState, formatNumber, IconButton, VisuallyHidden } from '@marketplace/shared-ui';
import { useMemo, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import type { DirectoryQuery } from '../directoryQuery';
import { gather, type Cluster } from './clusters';
import { cities } from './cities';
import { Ground } from './Ground';
import { placeLabels } from './labels';
import { mapMessages } from './mapMessages';
import { Marker, markerWidth } from './Marker';
import { PinCard } from './PinCard';
import { cityOf, usePins, type Pin } from './pins';
import { unproject } from './projection';
import { areaFilter } from './searchArea';
import { useGestures } from './useGestures';
import { useMapView } from './useMapView';
import { useRowMarks } from './useRowMarks';
import { useSize } from './useSize';
import { canZoomIn, canZoomOut, moved, screenOf, settleView, viewOf, wholeCountry, zoomed, type Size, type View } from './view';

/** What is nearer together on the screen stands as one marker. */
const REACH_PX = 46;
/** Of one spot: positions are known to a hundredth of a degree. */
const SAME_PLACE_KM = 0.2;

/** So much of a tall map is sure to be on the screen before somebody scrolls. */
const FIRST_SIGHT_PX = 420;

const Canvas = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: var(--ui-tone-lake-bg);
  border-radius: inherit;
  cursor: grab;
  touch-action: none;
  user-select: none;
  &:active { cursor: grabbing; }
`;

const Zoom = styled.div`
  position: absolute;
  inset-block-start: var(--ui-s-8);
  inset-inline-end: var(--ui-s-8);
  display: grid;
  gap: var(--ui-s-4);
  & > button { background: var(--ui-raised); box-shadow: var(--ui-shadow-1); }
`;

const Area = styled.div`
  position: absolute;
  inset-block-start: var(--ui-s-8);
  inset-inline: var(--ui-s-8) 60px;
  display: flex;
  justify-content: center;
  pointer-events: none;
  & > button { pointer-events: auto; background: var(--ui-raised); box-shadow: var(--ui-shadow-1); }
`;

const Note = styled.p`
  position: absolute;
  inset: auto auto 0 0;
  padding: var(--ui-s-2) var(--ui-s-8);
  background: var(--ui-surface);
  color: var(--ui-ink-muted);
  border-start-end-radius: var(--ui-radius-m);
  font-size: 0.75rem;
`;

const Failure = styled.div`
  position: absolute;
  inset: var(--ui-s-16);
  display: grid;
  align-content: center;
`;

interface ResultMapProps {
  query: DirectoryQuery;
  /** Whether it asks for companies, and says so when that fails. */
  isWanted: boolean;
  /** Around the rows of the same results. */
  list: RefObject<HTMLElement | null>;
  onView: (at: View) => void;
  onChange: (change: Partial<DirectoryQuery>) => void;
}

/** Where the companies are that a query finds. */
export function ResultMap({ query, isWanted, list, onView, onChange }: ResultMapProps) {
  const t = useT(mapMessages);
  const locale = useLocale();
  const canvas = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const size = useSize(canvas);
  const { data, error, refetch } = usePins(query, isWanted);
  const [chosenView, setView] = useMapView(query.at, onView);
  const [openIds, setOpenIds] = useState<readonly string[]>([]);

  const pins = data?.pins;
  const fitting = useMemo(() => firstView(pins ?? [], size), [pins, size]);
  const view = chosenView ? settleView(chosenView) : fitting;
  const gestures = useGestures(canvas, size, view, setView);
  const clusters = useMemo(() => gather(pins ?? [], (REACH_PX * view.km) / size.width), [pins, view.km, size.width]);
  const open = useMemo(() => (pins ?? []).filter(({ id }) => openIds.includes(id)), [pins, openIds]);
  const pointed = useRowMarks(list, open.length === 1 ? open[0]!.id : null);

  const toScreen = screenOf(view, size);
  const shown = clusters
    .map((cluster) => ({ ...cluster, at: toScreen(cluster), width: markerWidth(cluster.items.length) }))
    .filter(({ at, width }) => isOn(at.x, width, size.width) && isOn(at.y, width, size.height))
    .sort((one, other) => one.at.y - other.at.y || one.at.x - other.at.x);
  const labels = placeLabels(
    cities,
    view,
    size,
    shown.map(({ at, width }) => ({ ...at, width })),
  );
  const counted = shown.reduce((sum, { items }) => sum + items.length, 0);
  const number = (value: number) => formatNumber(value, locale);

  const nameOf = ({ items }: Cluster<Pin>) => {
    if (items.length === 1) return items[0]!.name;
    const place = cityOf(items);
    const count = { count: items.length, matched: number(items.length) };
    return place ? t('cluster', { ...count, place }) : t('cluster.remote', count);
  };
  const press = ({ items }: Cluster<Pin>, button: HTMLElement) => {
    const isOneSpot = items.every(({ x, y }) => Math.hypot(x - items[0]!.x, y - items[0]!.y) < SAME_PLACE_KM);
    if (isOneSpot || !canZoomIn(view)) {
      opener.current = button;
      return setOpenIds(items.map(({ id }) => id));
    }
    const whole = firstView(items, size);
    setView(whole.km < view.km / 1.5 ? whole : zoomed({ ...view, ...unproject(middleOf(items)) }, size, 2));
    // The button gives way to those of its parts.
    canvas.current?.focus({ preventScroll: true });
  };
  const close = () => {
    setOpenIds([]);
    (opener.current?.isConnected ? opener.current : canvas.current)?.focus({ preventScroll: true });
  };
  const area = chosenView ? areaFilter(view, size) : undefined;
  const isAsked = area && area.near === query.near && area.radius === query.radius;
  return (
    <>
      <Canvas ref={canvas} role="application" tabIndex={0} aria-label={t('canvas')} {...gestures}>
        <Ground view={view} size={size} labels={labels} />
        {shown.map((cluster) => {
          const ids = cluster.items.map(({ id }) => id);
          return (
            <Marker
              key={ids[0]}
              at={cluster.at}
              count={ids.length}
              label={nameOf(cluster)}
              isMarked={pointed !== null && ids.includes(pointed)}
              isOpen={openIds.some((id) => ids.includes(id))}
              onPress={(button) => press(cluster, button)}
            >
              {ids.length > 1 && number(ids.length)}
            </Marker>
          );
        })}
      </Canvas>
      <VisuallyHidden role="status">{pins && t('inView', { count: counted, matched: number(counted) })}</VisuallyHidden>
      <Zoom>
        <IconButton
          icon="Plus"
          variant="outline"
          label={t('zoomIn')}
          disabled={!canZoomIn(view)}
          onClick={() => setView(zoomed(view, size, 2))}
        />
        <IconButton
          icon="Minus"
          variant="outline"
          label={t('zoomOut')}
          disabled={!canZoomOut(view)}
          onClick={() => setView(zoomed(view, size, 0.5))}
        />
        <IconButton icon="Globe" variant="outline" label={t('whole')} onClick={() => setView(wholeCountry)} />
      </Zoom>
      {area && !isAsked && open.length === 0 && (
        <Area>
          <Button variant="outline" size="sm" icon="Search" onClick={() => onChange({ ...area, at: view })}>
            {t('searchArea')}
          </Button>
        </Area>
      )}
      <Note>{[data?.capped && t('capped'), t('simplified')].filter(Boolean).join(' ')}</Note>
      {open.length > 0 && <PinCard pins={open} onClose={close} />}
      {isWanted && error && !data && (
        <Failure>
          <ErrorState title={t('failed')} text={errorText(error, '')} onRetry={() => void refetch()} />
        </Failure>
      )}
    </>
  );
}

/** All of the pins, in the upper part of the map. */
function firstView(pins: readonly Pin[], size: Size): View {
  const height = Math.min(size.height, FIRST_SIGHT_PX);
  return moved(viewOf(pins, { ...size, height }), size, { x: 0, y: (height - size.height) / 2 });
}

const isOn = (at: number, width: number, end: number) => at > -width / 2 && at < end + width / 2;

function middleOf(pins: readonly Pin[]) {
  const sum = pins.reduce((so, { x, y }) => ({ x: so.x + x, y: so.y + y }), { x: 0, y: 0 });
  return { x: sum.x / pins.length, y: sum.y / pins.length };
}
