import { screen, within } from '@testing-library/react';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import type { ProjectView, Quote, RequestView } from '../tracking/ProjectView';
import { projectId, quoteView, requestView, token } from './projectView';
import { requestBackend } from './requestBackend';

export const comparisonPath = `/quotes/${projectId}/compare`;

/** A company that was asked, and its quote if it made one. */
export const company = (number: number, name: string, quote: Partial<Quote> | null, part: Partial<RequestView> = {}): RequestView =>
  requestView({
    id: `request-${number}`,
    status: quote ? 'quoted' : 'sent',
    provider: { ...requestView().provider, id: `p${number}`, name },
    quote: quote && quoteView({ id: `quote-${number}`, ...quote }),
    ...part,
  });

/** A line that is not taxed. */
export const disposal = {
  kind: 'disposal',
  description: 'Old roof taken away',
  qty: 1,
  unit: null,
  unit_cents: 30_000,
  cents: 30_000,
  tax_class: 'exempt',
  taxes: [],
  optional: false,
} satisfies Quote['lines'][number];

/** What answers the pages of a project with quotes. */
export const backendOf = (view: ProjectView | null) =>
  requestBackend({
    rpc: {
      project_view: () => view,
      accept_quote: ({ expected_total_cents }) => ({ status: 'hired', at: '2026-11-20T15:00:00Z', total_cents: expected_total_cents }),
    },
  });

/** The comparison, opened by its private link. */
export async function openComparison(view: ProjectView | null, options: Partial<Parameters<typeof renderSection>[1]> = {}) {
  const backend = backendOf(view);
  return { backend, ...(await renderSection(section, { path: `${comparisonPath}#token=${token}`, db: backend.db, ...options })) };
}

export const comparisonTable = () => screen.findByRole('table');

/** What the cells of a row say, by the name of the row. */
export const cells = async (name: string | RegExp) =>
  within(within(await comparisonTable()).getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
