import { Slider } from 'radix-ui';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { Labels, Range, RangeBox, Thumb, Track } from './priceRangeStyles';
import { useHydrated } from '../hydrated/useHydrated';

export type Bounds = readonly [low: number, high: number];

export interface PriceRangeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'dir'> {
  min: number;
  max: number;
  step: number;
  value: Bounds;
  /** On every movement: show it, but do not fetch for it. */
  onValueChange: (value: Bounds) => void;
  /** When a handle is let go or a key moved it. */
  onValueCommit?: (value: Bounds) => void;
  /** What the range limits; read by screen readers. */
  label: string;
  lowLabel: string;
  highLabel: string;
  /** An amount as people read it. The upper one gets a plus sign: the range ends where the scale does, prices do not. */
  formatValue: (value: number) => string;
}

/**
 * Two handles on one scale. An arrow key moves one step; Shift with an arrow, Page Up and Page Down move ten; Home and End
 * go to the ends. The handles never cross.
 */
export function PriceRange(props: PriceRangeProps) {
  const { min, max, step, value, onValueChange, onValueCommit, label, lowLabel, highLabel, formatValue, ...root } = props;
  const isHydrated = useHydrated();
  const [low, high] = value;
  const texts = [formatValue(low), `${formatValue(high)}+`];
  const names = [lowLabel, highLabel];
  // Of its own, a slider of two handles moves the first with Home and the last with End, whichever has the focus.
  const goToEnd = (event: KeyboardEvent<HTMLElement>) => {
    const handle = names.indexOf((event.target as HTMLElement).getAttribute('aria-label') ?? '');
    if (handle < 0 || (event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    event.stopPropagation();
    const end = event.key === 'Home' ? [min, low] : [high, max];
    const bounds: Bounds = handle === 0 ? [end[0]!, high] : [low, end[1]!];
    onValueChange(bounds);
    onValueCommit?.(bounds);
  };
  return (
    <RangeBox {...root} role="group" aria-label={label}>
      {isHydrated ? (
        <Slider.Root
          asChild
          min={min}
          max={max}
          step={step}
          value={[low, high]}
          onValueChange={([from, to]) => onValueChange([from!, to!])}
          onValueCommit={([from, to]) => onValueCommit?.([from!, to!])}
        >
          <Track onKeyDownCapture={goToEnd}>
            <Slider.Track asChild>
              <span className="rail">
                <Slider.Range asChild>
                  <Range />
                </Slider.Range>
              </span>
            </Slider.Track>
            {names.map((name, index) => (
              <Slider.Thumb key={name} asChild aria-label={name} aria-valuetext={texts[index]}>
                <Thumb />
              </Slider.Thumb>
            ))}
          </Track>
        </Slider.Root>
      ) : (
        // Handles have their places in style attributes, which the policy of a page refuses in HTML.
        <Track>
          <span className="rail" />
        </Track>
      )}
      <Labels aria-hidden="true">
        {texts.map((text, index) => (
          <span key={index}>{text}</span>
        ))}
      </Labels>
    </RangeBox>
  );
}
