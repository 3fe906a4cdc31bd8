import { describeComponentConformance } from '../testing/describeComponentConformance';
import { Badge } from './Badge';
import { toTone } from './tone';
import { ToneBadge } from './ToneBadge';

describeComponentConformance('Badge', {
  element: (
    <Badge tone="success" icon="Check">
      Verified
    </Badge>
  ),
  refInstanceof: HTMLSpanElement,
});
describeComponentConformance('ToneBadge', { element: <ToneBadge tone="lake">Plumbing</ToneBadge>, refInstanceof: HTMLSpanElement });

test.each([
  ['plum', 'plum'],
  ['bg-blue-500', 'lake'],
  ['from-orange-100 to-orange-200', 'cedar'],
  ['tone-moss', 'moss'],
  ['constructor', 'spruce'],
  ['bg-unknown', 'spruce'],
  ['', 'spruce'],
  [null, 'spruce'],
  [undefined, 'spruce'],
])('colour class %p gets the tone %p', (colorClass, tone) => {
  expect(toTone(colorClass)).toBe(tone);
});
