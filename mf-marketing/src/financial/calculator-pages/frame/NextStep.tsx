import { useLocation } from '@marketplace/section-kit/router';
import { LinkButton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { CalculatorId } from '../../calculatorRegistry';
import { financialPath, type FinancialTopic } from '../../financialPaths';

const Root = styled.p`
  @media print { display: none; }
`;

/** Leads to the calculator that takes these figures further: a page has it, and the device carries the figures there. */
export function NextStep({ to, place, label }: { to: FinancialTopic; place: CalculatorId; label: string }) {
  const { pathname, search } = useLocation();
  const path = financialPath(to);
  // On the same page the address keeps its inputs.
  return (
    <Root>
      <LinkButton variant="outline" iconEnd="ArrowRight" href={`${path}${pathname === path ? search : ''}#${place}`}>
        {label}
      </LinkButton>
    </Root>
  );
}
