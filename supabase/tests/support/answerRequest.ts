export interface Quote {
  id: string;
  version: number;
  status: string;
  province: string;
  lines: {
    kind: string;
    description: string;
    qty: number;
    unit: string | null;
    unit_cents: number;
    cents: number;
    tax_class: string;
    taxes: string[];
    optional: boolean;
  }[];
  registered: boolean | null;
  tax_choices: { tax_class: string; kind: string; charged: boolean }[];
  unsettled_taxes: { tax_class: string; kind: string }[];
  subtotal_cents: number;
  tax: { kind: string; rate: number; cents: number }[];
  total_cents: number;
  deposit_cents: number;
  valid_until: string | null;
  start_on: string | null;
  duration_days: number | null;
  warranty: string | null;
  inclusions: string | null;
  exclusions: string | null;
  permit_by: string | null;
  price_kind: string | null;
  deposit_terms: string | null;
  note: string | null;
  sent_at: string | null;
  accepted: {
    options: number[];
    subtotal_cents: number;
    tax: { kind: string; rate: number; cents: number }[];
    total_cents: number;
    at: string;
  } | null;
}

/** One call of the API by a member of the company, over SQL or HTTP: the function's name, its arguments, its answer. */
export type CallAsProvider = (name: string, given: Record<string, unknown>) => Promise<unknown>;

const isoDay = (daysFromNow: number) => new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10);

/** A quote of 1,234.56 dollars before tax, of which `changes` replace parts. */
export const sampleQuote = (requestId: string, changes: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  request_id: requestId,
  lines: [
    { kind: 'labour', description: 'Two plumbers', qty: 8, unit: 'hour', unit_cents: 9500, tax_class: 'installed' },
    { kind: 'material', description: 'Copper pipe', qty: 12.5, unit: 'm', unit_cents: 3700, tax_class: 'installed' },
    { kind: 'disposal', description: 'Old pipe taken away', unit_cents: 1206, tax_class: 'installed' },
  ],
  registered: true,
  deposit_cents: 20000,
  valid_until: isoDay(30),
  start_on: isoDay(10),
  duration_days: 2,
  warranty: '2 years on labour',
  inclusions: 'Clean-up',
  exclusions: 'Repair of the wall',
  permit_by: 'none',
  ...changes,
});

/**
 * Answers a request as a company would: looks at it, says yes and sends a quote.
 * @param call made by an owner or manager of the company that the request is addressed to
 * @returns the quote as it was sent
 */
export async function answerRequest(call: CallAsProvider, requestId: string, changes: Record<string, unknown> = {}): Promise<Quote> {
  const quote = sampleQuote(requestId, changes);
  await call('advance_request', { request_id: requestId, to_status: 'viewed' });
  await call('advance_request', { request_id: requestId, to_status: 'interested', note: 'We can do this.' });
  await call('save_quote', { quote });
  return (await call('send_quote', { id: quote.id })) as Quote;
}
