import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponentConformance, expectNoAxeViolations, TestUi } from '../testing';
import { Accordion } from './Accordion';
import type { AccordionItem, AccordionProps } from './Accordion';

const items: AccordionItem[] = [
  { id: 'price', title: 'What does it cost?', content: 'Listing is free.' },
  { id: 'time', title: 'How long does it take?', content: 'Two business days.' },
  { id: 'cancel', title: 'Can I cancel?', content: 'At any time.' },
];

describeComponentConformance('Accordion', {
  element: <Accordion items={items} defaultOpen={['price']} headingLevel={2} />,
  refInstanceof: HTMLDivElement,
});

const renderAccordion = (props: Partial<AccordionProps> = {}) =>
  render(
    <TestUi>
      <Accordion items={items} headingLevel={2} {...props} />
    </TestUi>,
  );
const question = (name: string) => screen.getByRole('button', { name });

describe('Accordion', () => {
  it('has a heading of the given level around each button', () => {
    renderAccordion();
    expect(screen.getByRole('heading', { level: 2, name: 'Can I cancel?' })).toContainElement(question('Can I cancel?'));
  });

  it('opens and closes by keyboard', async () => {
    renderAccordion();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(question('What does it cost?')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Listing is free.')).toBeVisible();

    await userEvent.keyboard(' ');
    expect(question('What does it cost?')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Listing is free.')).not.toBeVisible();
  });

  it('is walked with the Tab key, past what is closed', async () => {
    renderAccordion();
    await userEvent.tab();
    await userEvent.tab();
    expect(question('How long does it take?')).toHaveFocus();
  });

  it('keeps one item open, or several when allowed', async () => {
    const { unmount } = renderAccordion({ defaultOpen: ['price'] });
    await userEvent.click(question('Can I cancel?'));
    expect(screen.getByText('Listing is free.')).not.toBeVisible();
    unmount();

    renderAccordion({ type: 'multiple', defaultOpen: ['price'] });
    await userEvent.click(question('Can I cancel?'));
    expect(screen.getByText('Listing is free.')).toBeVisible();
    expect(screen.getByText('At any time.')).toBeVisible();
    await expectNoAxeViolations();
  });
});
