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
  /** The same, unsent, in another tab of this browser. */
  openIn: (tab: Page) => Promise<CompanyWork>;
  /** A field of it as the server names it, and what the page says when it is refused. */
  refusal: { field: string; says: RegExp };
}

/** English readers get the sentence of the server where the page has none that says more. */
const inWordsOfServer = /The server wants other words\. Write them\./;

interface MessageToWrite {
  requestId: string;
  email: string;
  words: string;
}

function messageOn(page: Page, written: MessageToWrite): CompanyWork {
  const { requestId, email, words } = written;
  const field = page.getByLabel('Your message');
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
    openIn: async (tab) => {
      await tab.goto(`/account/leads/${requestId}`);
      const work = messageOn(tab, written);
      await work.expectKept();
      return work;
    },
    refusal: { field: 'body', says: inWordsOfServer },
  };
}

async function writeMessage(page: Page, place: number): Promise<CompanyWork> {
  const { requestId, email } = await ownAskedCompany(page, 'Insulation', place);
  const words = `When may we come? ${requestId.slice(0, 8)}`;
  await page.goto(`/account/leads/${requestId}`);
  await page.getByLabel('Your message').fill(words);
  return messageOn(page, { requestId, email, words });
}

function quoteOn(page: Page, requestId: string): CompanyWork & { fill: () => Promise<void> } {
  const open = () => page.getByRole('button', { name: 'Send a quote' }).click();
  const description = page.getByLabel('Description');
  const price = page.getByLabel('Price ($)');
  const review = async () => {
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'What the homeowner sees' })).toBeFocused();
  };
  const reopen = async () => {
    await open();
    await expect(description).toHaveValue('Two rooms, blown in');
    await expect(price).toHaveValue('4760');
    await review();
  };
  return {
    fill: async () => {
      await open();
      await description.fill('Two rooms, blown in');
      await price.fill('4760');
      for (const answer of ['Yes', 'None is needed']) await page.getByRole('button', { name: answer, exact: true }).click();
      await review();
    },
    request: /\/rpc\/save_quote$/,
    send: page.getByRole('button', { name: 'Send quote', exact: true }),
    reopen,
    isFoundAgain: false,
    expectKept: () => expect(page.getByText('Two rooms, blown in').first()).toBeVisible(),
    expectDone: () => expect(page.getByRole('heading', { name: /Sent once, at/ })).toBeFocused(),
    stored: async () => (await rowsOf(`quotes?select=id&request_id=eq.${requestId}&status=eq.sent`)).length,
    openIn: async (tab) => {
      await tab.goto(`/account/leads/${requestId}`);
      const work = quoteOn(tab, requestId);
      await work.reopen();
      return work;
    },
    refusal: { field: 'valid_until', says: /last day of the quote was not accepted/ },
  };
}

async function writeQuote(page: Page, place: number): Promise<CompanyWork> {
  const { requestId } = await ownAskedCompany(page, 'Cleaning', place);
  const work = quoteOn(page, requestId);
  await page.goto(`/account/leads/${requestId}`);
  await work.fill();
  return work;
}

interface LineToWrite {
  provider: string;
  email: string;
  words: string;
}

function lineOn(page: Page, written: LineToWrite): CompanyWork & { fill: () => Promise<void> } {
  const { provider, email, words } = written;
  const part = page.getByRole('region', { name: 'Name and texts' });
  const field = part.getByLabel(/^One line about you, in English/);
  const read = async () =>
    callApi<{ draft: { tagline_en: string } | null }>('/rest/v1/rpc/company_page', { as: await sessionOf(email), body: { provider } });
  return {
    fill: () => field.fill(words),
    request: /\/rpc\/save_page_draft$/,
    send: part.getByRole('button', { name: 'Save', exact: true }),
    reopen: () => field.waitFor(),
    isFoundAgain: false,
    expectKept: () => expect(field).toHaveValue(words),
    expectDone: () => expect(page.getByRole('status').filter({ hasText: 'Saved in the draft' }).first()).toBeVisible(),
    stored: async () => ((await read()).draft?.tagline_en === words ? 1 : 0),
    openIn: async (tab) => {
      await tab.goto('/account/listing');
      const work = lineOn(tab, written);
      await work.expectKept();
      return work;
    },
    refusal: { field: 'tagline_en', says: inWordsOfServer },
  };
}

async function writePage(page: Page, place: number): Promise<CompanyWork> {
  const { id, email } = await ownCompany(page, 'Pest Control', place);
  const work = lineOn(page, { provider: id, email, words: `Warm since 1998 ${id.slice(0, 8)}` });
  await page.goto('/account/listing');
  await work.fill();
  return work;
}

/**
 * What a company writes, by what it is: signs in as the owner of a company and writes it, up to the button that sends it.
 *
 * @param place which company of a trade that only this kind of work uses; see `companiesOf`
 */
export const companyWork = { message: writeMessage, quote: writeQuote, 'part of its page': writePage } as const;
