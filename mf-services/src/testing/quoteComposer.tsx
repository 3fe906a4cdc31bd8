import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@marketplace/section-kit';
import { createTestShell, fakeDb, TestShellProviders } from '@marketplace/section-kit/testing';
import type { LeadToQuote, SavedQuote } from '../lead/answer/quote/QuoteDraft';
import { QuoteComposer } from '../lead/answer/quote/QuoteComposer';
import type { QuoteStart } from '../lead/answer/quote/quoteStart';
import type { QuoteTemplate } from '../lead/answer/quote/templates';
import { quoteView } from './projectView';
import { requestBackend } from './requestBackend';

export const account = { id: 'u1', email: 'ana@example.ca', displayName: 'Ana', locale: null };

/** A request as its company sees it. */
export const leadToQuote = (part: Partial<LeadToQuote> = {}): LeadToQuote => ({
  id: '5b1c0a52-1111-4222-8333-444455556666',
  company: { id: '7f8d1c1e-0000-4000-8000-000000000001', name: 'Maple Ridge Roofing' },
  project: { province: 'ON' },
  connected_at: null,
  quotes: [],
  draft: null,
  ...part,
});

const noTerms = {
  deposit_cents: 0,
  deposit_terms: null,
  duration_days: null,
  warranty: null,
  inclusions: null,
  exclusions: null,
  note: null,
  price_kind: null,
};

/** A template of two lines whose prices are open. */
const roofTemplate: QuoteTemplate = {
  id: '9c1c0a52-1111-4222-8333-444455556666',
  name: 'Roof',
  body: {
    ...noTerms,
    lines: ['Two roofers', 'Shingles'].map((description) => ({
      kind: 'labour',
      description,
      qty: 1,
      unit: null,
      unit_cents: null,
      tax_class: 'installed',
      optional: false,
    })),
    valid_days: 30,
    permit_by: 'provider',
  },
};

const dated = { effective_from: '2020-01-01', effective_to: null, source: 'test', source_fr: 'essai', checked_on: '2026-11-20' };
const rates = [
  { province: 'ON', kind: 'HST', rate: 0.13 },
  { province: 'AB', kind: 'GST', rate: 0.05 },
  { province: 'BC', kind: 'GST', rate: 0.05 },
  { province: 'BC', kind: 'PST', rate: 0.07 },
  { province: 'QC', kind: 'GST', rate: 0.05 },
  { province: 'QC', kind: 'QST', rate: 0.09975 },
].map((rate) => ({ ...dated, ...rate }));

/** Everything is charged, but PST on what is fixed to the home; whether it is on services is not known. */
const rules = rates.flatMap(({ province, kind }) =>
  ['installed', 'goods', 'service'].map((tax_class) => {
    const charged = kind !== 'PST' || tax_class === 'goods' ? 'yes' : tax_class === 'service' ? 'unknown' : 'no';
    return { ...dated, province, kind, tax_class, charged, exceptions: charged === 'unknown' };
  }),
);

interface Stored {
  content: string;
  quote: SavedQuote;
}

/** A backend that stores quotes by the rules of the database: one for one id, and the same again is the same answer. */
export function quoteBackend({
  registered = true as boolean | null,
  templates = [roofTemplate],
  terms = {} as QuoteStart['terms'],
  taxes = {} as QuoteStart['taxes'],
  rpc = {} as Record<string, () => unknown>,
} = {}) {
  const stored = new Map<string, Stored>();
  let kept = templates;
  const base = fakeDb({ tables: { tax_rates: rates, tax_rules: rules } });
  const backend = requestBackend({
    base,
    account: true,
    rpc: {
      ...rpc,
      quote_templates: () => ({ registered, terms, taxes, templates: kept }),
      company_lines: () => [
        { kind: 'disposal', description: 'Old roof taken away', unit: 'load', unit_cents: 30_000, tax_class: 'service' },
      ],
      save_quote_template: ({ template }) => ({ ...roofTemplate, name: (template as { name: string }).name }),
      delete_quote_template: ({ id }) => {
        kept = kept.filter((template) => template.id !== id);
        return { id };
      },
      save_quote: ({ quote }) => {
        const { id } = quote as { id: string };
        const content = JSON.stringify(quote);
        const known = stored.get(id);
        if (!known) stored.set(id, { content, quote: quoteView({ id, version: stored.size + 1 }) });
        return stored.get(id)!.quote;
      },
    },
  });
  return { ...backend, stored };
}

/** The composer, as the page of a request opens it. */
export function openComposer(
  backend: ReturnType<typeof quoteBackend>,
  { lead = leadToQuote(), locale = 'en' as Locale, onClose = () => {}, onSent = (_quote: SavedQuote) => {} } = {},
) {
  const shell = createTestShell({ db: backend.db, auth: account, locale });
  const rendered = render(
    <TestShellProviders shell={shell} path="/account/leads">
      <QuoteComposer lead={lead} onClose={onClose} onSent={onSent} />
    </TestShellProviders>,
  );
  return { ...rendered, shell };
}

/** Presses and keys, counted. */
export function countedUser() {
  const user = userEvent.setup();
  const counted = { presses: 0 };
  return {
    counted,
    press: async (element: HTMLElement) => {
      counted.presses += 1;
      await user.click(element);
    },
    type: async (keys: string) => {
      counted.presses += keys.length;
      await user.keyboard(keys);
    },
  };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
