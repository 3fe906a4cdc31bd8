import { screen, within, type BoundFunctions, type queries } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderSection, type RenderedSection, type RenderSectionOptions } from '@marketplace/section-kit/testing';
import { section } from '../../../section';
import type { CalculatorId } from '../../calculatorIds';
import { frameMessages } from '../frame/frameMessages';

/** A guide that has the calculator. */
const pageOf: Record<CalculatorId, string> = {
  'mortgage-payment': '/financial/uninsured-mortgages',
  'down-payment': '/financial/default-insurance',
  affordability: '/financial/nonprofit-programs',
  'land-transfer-tax': '/financial/land-transfer-tax',
  'new-home-rebate': '/financial/gst-hst-rebate',
  'materials-sales-tax': '/financial/gst-hst-rebate',
  'hbp-repayment': '/financial/home-buyers-plan',
  'rate-comparison': '/financial/rate-comparison',
  renewal: '/financial/rate-renewals',
  penalty: '/financial/blended-mortgages',
  'home-equity': '/financial/helocs',
};

interface OpenCalculator extends RenderedSection {
  user: UserEvent;
  /** Queries within the calculator. */
  inside: BoundFunctions<typeof queries>;
  element: HTMLElement;
  /** What the result says, with ordinary spaces. */
  said: () => string;
  /** Replaces what is in a field and leaves it. */
  enter: (label: string | RegExp, text: string) => Promise<void>;
}

/** Opens a calculator in its guide, as a visitor would find it. */
export async function openCalculator(
  id: CalculatorId,
  { search = '', ...options }: Partial<RenderSectionOptions> & { search?: string } = {},
): Promise<OpenCalculator> {
  const user = userEvent.setup();
  const rendered = await renderSection(section, { path: `${pageOf[id]}${search}`, ...options });
  const title = frameMessages.catalogues[options.locale ?? 'en'][`title.${id}`];
  const element = await screen.findByRole('region', { name: title });
  const inside = within(element);
  return {
    ...rendered,
    user,
    element,
    inside,
    said: () => plain(inside.getAllByRole('status')[0]?.textContent ?? ''),
    enter: async (label, text) => {
      const field = inside.getByLabelText(label);
      await user.clear(field);
      if (text) await user.type(field, text);
      await user.tab();
    },
  };
}

/** Intl writes several kinds of spaces. */
export function plain(text: string): string {
  return text.replace(/\s/g, ' ');
}
