import type { Locator } from '@playwright/test';
import { ownAskedCompany } from './askedCompany.ts';
import { callApi, rowsOf } from './databaseAccess.ts';
import { sessionOf } from './joinAccount.ts';
import { ownCompany } from './ownCompany.ts';
import { expect, type Page } from './test.ts';

/** Something that a company writes and sends. */
export interface CompanyWork {
  /** What the page asks the site for when it is sent. */
  request: RegExp;
  send: Locator;
  /** Goes back to where it is written, on a page that was loaded again, up to the button that sends it. */
  reopen: () => Promise<void>;
  /** Expects what was typed in its fields. */
  expectKept: () => Promise<void>;
  /** Expects that the page says it was sent. */
  expectDone: () => Promise<void>;
  /** Whether a page that was loaded again knows that it had arrived. */
  isFoundAgain: boolean;
  /** How often it is stored. */
  stored: () => Promise<number>;
}

async function writeMessage(page: Page, place: number): Promise<CompanyWork> {
  const { requestId, email } = await ownAskedCompany(page, 'Insulation', place);
  const words = `When may we come? ${requestId.slice(0, 8)}`;
  const field = page.getByLabel('Your message');
  await page.goto(`/account/leads/${requestId}`);
  await field.fill(words);
  return {
    request: /\/rpc\/send_message$/,
    send: page.getByRole('button', { name: 'Send message' }),
    reopen: () => field.waitFor(),
    isFoundAgain: true,
    expectKept: () => expect(field).toHaveValue(words),
    expectDone: async () => {
      await expect(field).toHaveValue('');
      await expect(page.getByRole('log').getByText(words)).toHaveCount(1);
      await expect(page.getByRole('log').getByText('Sending…')).toHaveCount(0);
    },
    stored: async () => {
      const thread = { as: await sessionOf(email), body: { request_id: requestId, after_seq: 0 } };
      const { messages } = await callApi<{ messages: unknown[] }>('/rest/v1/rpc/thread', thread);
      return messages.length;
    },
  };
}

async function writeQuote(page: Page, place: number): Promise<CompanyWork> {
  const { requestId } = await ownAskedCompany(page, 'Siding', place);
  const open = () => page.getByRole('button', { name: 'Send a quote' }).click();
  const description = page.getByLabel('Description');
  const price = page.getByLabel('Price ($)');
  const review = async () => {
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'What the homeowner sees' })).toBeFocused();
  };
  const expectFields = async () => {
    await expect(description).toHaveValue('Two rooms, blown in');
    await expect(price).toHaveValue('4760');
  };
  await page.goto(`/account/leads/${requestId}`);
  await open();
  await description.fill('Two rooms, blown in');
  await price.fill('4760');
  for (const answer of ['Yes', 'None is needed']) await page.getByRole('button', { name: answer, exact: true }).click();
  await review();
  return {
    request: /\/rpc\/save_quote$/,
    send: page.getByRole('button', { name: 'Send quote', exact: true }),
    reopen: async () => {
      await open();
      await expectFields();
      await review();
    },
    isFoundAgain: false,
    expectKept: () => expect(page.getByText('Two rooms, blown in').first()).toBeVisible(),
    expectDone: () => expect(page.getByRole('heading', { name: /Sent once, at/ })).toBeFocused(),
    stored: async () => (await rowsOf(`quotes?select=id&request_id=eq.${requestId}&status=eq.sent`)).length,
  };
}

async function writePage(page: Page, place: number): Promise<CompanyWork> {
  const { id, email } = await ownCompany(page, 'Pest Control', place);
  const words = `Warm since 1998 ${id.slice(0, 8)}`;
  const part = page.getByRole('region', { name: 'Name and texts' });
  const field = part.getByLabel(/^One line about you, in English/);
  await page.goto('/account/listing');
  await field.fill(words);
  const read = async () =>
    callApi<{ draft: { tagline_en: string } | null }>('/rest/v1/rpc/company_page', { as: await sessionOf(email), body: { provider: id } });
  return {
    request: /\/rpc\/save_page_draft$/,
    send: part.getByRole('button', { name: 'Save', exact: true }),
    reopen: () => field.waitFor(),
    isFoundAgain: false,
    expectKept: () => expect(field).toHaveValue(words),
    expectDone: () => expect(page.getByRole('status').filter({ hasText: 'Saved in the draft' }).first()).toBeVisible(),
    stored: async () => ((await read()).draft?.tagline_en === words ? 1 : 0),
  };
}

/**
 * What a company writes, by what it is: signs in as the owner of a company and writes it, up to the button that sends it.
 *
 * @param place which company of a trade that only this kind of work uses; see `companiesOf`
 */
export const companyWork = { message: writeMessage, quote: writeQuote, 'part of its page': writePage } as const;
