import { describeComponentConformance } from '../testing/describeComponentConformance';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { SkipLink } from './SkipLink';

describeComponentConformance('SkipLink', {
  element: <SkipLink href="#main">Skip to content</SkipLink>,
  refInstanceof: HTMLAnchorElement,
});
describeComponentConformance('VisuallyHidden', { element: <VisuallyHidden>Now</VisuallyHidden>, refInstanceof: HTMLSpanElement });
