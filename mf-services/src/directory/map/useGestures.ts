import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { Point } from './projection';
import { moved, wholeCountry, zoomed, type Size, type View } from './view';

/** A pointer that moves less is pressing. */
const STILL_PX = 5;
const KEY_STEP_PX = 80;

const steps: Record<string, Point> = {
  ArrowLeft: { x: KEY_STEP_PX, y: 0 },
  ArrowRight: { x: -KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP_PX },
  ArrowDown: { x: 0, y: -KEY_STEP_PX },
};
const zooms: Record<string, number> = { '+': 2, '=': 2, '-': 0.5, _: 0.5 };
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const within = (element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

/**
 * Moves and zooms a map: by dragging, with two fingers, with the keys of the canvas, and with the wheel while Ctrl is held, as a
 * trackpad says a pinch. The wheel alone scrolls the page.
 *
 * @returns what the canvas listens to
 */
export function useGestures(canvas: RefObject<HTMLElement | null>, size: Size, view: View, onView: (view: View) => void) {
  // Several moves may come before the map is drawn again: each starts from the one before.
  const latest = useRef({ view, size, onView });
  useLayoutEffect(() => {
    latest.current = { view, size, onView };
  });
  const pointers = useRef(new Map<number, Point>());
  const isDragged = useRef(false);
  const change = (next: (view: View, size: Size) => View) => {
    latest.current.view = next(latest.current.view, latest.current.size);
    latest.current.onView(latest.current.view);
  };

  useEffect(() => {
    const element = canvas.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      change((now, box) => zoomed(now, box, Math.exp(-event.deltaY / 100), within(event.currentTarget as Element, event)));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [canvas]);

  return {
    onKeyDown: (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      const step = steps[key];
      const zoom = zooms[key];
      if (altKey || ctrlKey || metaKey || !(step || zoom || key === '0')) return;
      event.preventDefault();
      change((now, box) => (step ? moved(now, box, step) : zoom ? zoomed(now, box, zoom) : wholeCountry));
    },
    onPointerDown: (event: PointerEvent) => {
      isDragged.current = false;
      if (event.button === 0) pointers.current.set(event.pointerId, within(event.currentTarget, event));
    },
    onPointerMove: (event: PointerEvent) => {
      const { pointerId, currentTarget } = event;
      const before = pointers.current.get(pointerId);
      if (!before) return;
      const now = within(currentTarget, event);
      const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
      if (!other && !isDragged.current && distance(now, before) < STILL_PX) return;
      // Only now: a press has to reach the button under it.
      if (!isDragged.current) currentTarget.setPointerCapture?.(pointerId);
      isDragged.current = true;
      pointers.current.set(pointerId, now);
      if (!other) change((at, box) => moved(at, box, { x: now.x - before.x, y: now.y - before.y }));
      else {
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        change((at, box) => zoomed(at, box, factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
      }
    },
    onPointerUp: ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId),
    onPointerCancel: ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId),
    onClickCapture: (event: MouseEvent) => {
      if (isDragged.current) event.stopPropagation();
      isDragged.current = false;
    },
  };
}
