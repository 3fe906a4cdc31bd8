import { withoutPlace } from '@marketplace/section-kit/fragment';
import { useLocation } from '@marketplace/section-kit/router';
import { LinkButton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { CalculatorId } from '../../calculatorIds';
import { useFragment } from './useFragment';

const Root = styled.p`
  @media print { display: none; }
`;

/** Guides that have the next calculator. */
type NextGuide = '/financial/affordability-calculator' | '/financial/land-transfer-tax';

/** Leads to the calculator that takes these figures further: a page has it, and the device carries the figures there. */
export function NextStep({ to, place, label }: { to: NextGuide; place: CalculatorId; label: string }) {
  const { pathname } = useLocation();
  const [fragment] = useFragment();
  // On the same page the address keeps its inputs.
  return (
    <Root>
      <LinkButton
        variant="outline"
        iconEnd="ArrowRight"
        href={`${to}#${place}${pathname === to ? withoutPlace(fragment).replace('#', '&') : ''}`}
      >
        {label}
      </LinkButton>
    </Root>
  );
}
