import { screen } from '@testing-library/react';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { cells, company, comparisonPath } from '../../testing/openComparison';
import { projectView, quoteView, token } from '../../testing/projectView';
import { requestBackend } from '../../testing/requestBackend';

const [labour, material] = quoteView().lines;
const revised = company(1, 'Maple Ridge Roofing', {
  version: 2,
  lines: [
    { ...labour!, cents: 140_000 },
    { ...material!, description: 'Steel' },
  ],
});
const first = company(2, 'Ash Roofing', {});

async function open(previous: () => unknown) {
  const backend = requestBackend({ rpc: { project_view: () => projectView([revised, first]), previous_quote: previous } });
  return { backend, ...(await renderSection(section, { path: `${comparisonPath}#token=${token}`, db: backend.db })) };
}

beforeEach(() => sessionStorage.clear());

test('a revised quote says when, and which lines are new, gone or cost something else', async () => {
  const { backend, container } = await open(() => quoteView({ status: 'sent' }));
  await screen.findByText('New: $800.00');
  expect(await cells(/^Revised on/)).toEqual([
    'November 19, 2026Two roofersNow $1,400.00, was $1,520.00SteelNew: $800.00ShinglesNo longer in the quote, was $800.00',
    'Not revised',
  ]);
  expect(backend.argsOf('previous_quote')).toEqual([{ request_id: 'request-1', token }]);
  await expectAccessible(container);
});

test('a revision of the words alone says so', async () => {
  await open(() => ({ ...quoteView(), lines: revised.quote!.lines }));
  expect(await screen.findByText('The lines and their prices are the same as before.')).toBeVisible();
});
