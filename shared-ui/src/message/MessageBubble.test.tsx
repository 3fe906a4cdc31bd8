import { render, screen } from '@testing-library/react';
import { describeComponentConformance } from '../testing';
import { MessageBubble } from './MessageBubble';

describeComponentConformance('MessageBubble', {
  element: (
    <MessageBubble own={false} sender="Ana · Roofs & Sons" time={<time dateTime="2026-11-20T14:00:00Z">2:00 p.m.</time>}>
      Is Friday good?
    </MessageBubble>
  ),
  refInstanceof: HTMLDivElement,
});

test('says who wrote, and what became of it', () => {
  render(
    <MessageBubble own sender="You" status="Sending…">
      Yes.
    </MessageBubble>,
  );
  expect(screen.getByText('You').closest('div')).toHaveTextContent(/^You\s*Yes\.\s*Sending…$/);
});

test('writing from right to left runs that way', () => {
  render(
    <MessageBubble own sender="You">
      مرحبا
    </MessageBubble>,
  );
  expect(screen.getByText('مرحبا')).toHaveAttribute('dir', 'auto');
});
