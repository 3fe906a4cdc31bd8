import { describeComponentConformance } from '../testing/describeComponentConformance';
import { TextLink } from './TextLink';

describeComponentConformance('TextLink', { element: <TextLink href="/terms">Terms</TextLink>, refInstanceof: HTMLAnchorElement });
