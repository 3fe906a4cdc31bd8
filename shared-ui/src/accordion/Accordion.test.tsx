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
const question = (name: string) => screen.getByText(name).closest('summary')!;
/** Whose answers the browser shows one at a time. */
const groups = () => new Set([...document.querySelectorAll('details')].map((row) => row.getAttribute('name')));

describe('Accordion', () => {
  it('has headings of the given level', () => {
    renderAccordion();
    expect(screen.getByRole('heading', { level: 2, name: 'Can I cancel?' })).toBeVisible();
  });

  it('opens and closes', async () => {
    renderAccordion();
    await userEvent.click(question('What does it cost?'));
    expect(screen.getByText('Listing is free.')).toBeVisible();

    await userEvent.click(question('What does it cost?'));
    expect(screen.getByText('Listing is free.')).not.toBeVisible();
  });

  it('is walked with the Tab key, past what is closed', async () => {
    renderAccordion();
    await userEvent.tab();
    await userEvent.tab();
    expect(question('How long does it take?')).toHaveFocus();
  });

  it('stays as somebody left it when the page around it changes', async () => {
    const { rerender } = renderAccordion({ defaultOpen: ['price'] });
    await userEvent.click(question('What does it cost?'));
    rerender(
      <TestUi>
        <Accordion items={items} headingLevel={2} defaultOpen={['price']} className="other" />
      </TestUi>,
    );
    expect(screen.getByText('Listing is free.')).not.toBeVisible();
  });

  it('is one group of which the browser keeps one item open, apart from other accordions', () => {
    renderAccordion();
    renderAccordion();
    expect(groups().size).toBe(2);
    expect(groups()).not.toContain(null);
  });

  it('keeps several items open when allowed', async () => {
    renderAccordion({ type: 'multiple', defaultOpen: ['price'] });
    await userEvent.click(question('Can I cancel?'));
    expect(screen.getByText('Listing is free.')).toBeVisible();
    expect(screen.getByText('At any time.')).toBeVisible();
    expect([...groups()]).toEqual([null]);
    await expectNoAxeViolations();
  });
});
