import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { anchorOf } from '../articles/anchorOf';
import { section } from '../section';
import { list } from '../../content/faq/list';
import { findQuestions, questionOf } from './findQuestions';

const english = list.flatMap(({ words }) => words.en.questions);
const french = list.flatMap(({ words }) => words.fr.questions);
const ids = english.map(({ id }) => id);

test('there are at least 24 questions, each with a name of its own', () => {
  expect(ids.length).toBeGreaterThanOrEqual(24);
  for (const questions of [english, french]) expect(new Set(questions.map(({ question }) => anchorOf(question))).size).toBe(ids.length);
  expect(new Set(ids).size).toBe(ids.length);
  expect(french.map(({ links }) => links?.map(({ path }) => path))).toEqual(english.map(({ links }) => links?.map(({ path }) => path)));
});

test.each([
  ['free-plan', /free forever/],
  ['tiers-change', /tiers can change at any time/],
  ['referral', /Referral commission terms are set by the business/],
  ['promo-code', /ended on July 31, 2024/],
  ['deals-refresh', /every Monday at 9 AM/],
  ['clearance', /final, with no returns/],
] as const)('%s is answered as the product works', (id, words) => {
  expect(english.find((question) => question.id === id)?.answer).toMatch(words);
});

test('a question opens and closes', async () => {
  await renderSection(section, { path: '/faq' });
  const question = screen.getByRole('heading', { name: 'Is the Free plan really free?' });
  const answer = screen.getByText(/the Free plan is free forever/);
  expect(answer).not.toBeVisible();
  await userEvent.click(question);
  expect(answer).toBeVisible();
  await userEvent.click(question);
  expect(answer).not.toBeVisible();
});

test('an address with a question opens that answer, from either language', async () => {
  await renderSection(section, { path: '/faq#what-is-a-project-list', locale: 'fr' });
  expect(screen.getByText(/Une liste d’achats qui fait les calculs/)).toBeVisible();
  expect(screen.getByText(/gratuit pour toujours/)).not.toBeVisible();
});

test('the link to a question is the same in both languages', async () => {
  const { container } = await renderSection(section, { path: '/faq#free-plan', locale: 'fr' });
  expect(screen.getByText(/gratuit pour toujours/)).toBeVisible();
  expect([...container.querySelectorAll('details')].map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['/faq', 'en', english.length],
  ['/faq?search=quote', 'en', 1],
  ['/faq', 'fr', french.length],
] as const)('search engines read the questions and answers of %s (%s) where people do', async (path, locale, least) => {
  const { container } = await renderSection(section, { path, locale });
  const words = (part: Element, name: string) => part.querySelector(`[itemprop="${name}"]`)?.textContent;
  const read = [
    ...container.querySelectorAll(
      '[itemtype="https://schema.org/FAQPage"] [itemtype="https://schema.org/Question"][itemprop="mainEntity"]',
    ),
  ].map((question) => ({
    question: words(question, 'name'),
    answer: words(question.querySelector('[itemtype="https://schema.org/Answer"][itemprop="acceptedAnswer"]')!, 'text'),
  }));
  expect(read.length).toBeGreaterThanOrEqual(least);
  const all = { en: english, fr: french }[locale];
  for (const each of read) expect(all).toContainEqual(expect.objectContaining(each));
});

test('a search that finds nothing is no page of questions to search engines', async () => {
  const { container } = await renderSection(section, { path: '/faq?search=zebra' });
  expect(container.querySelector('[itemscope]')).toBeNull();
});

test('a name that is no question opens nothing', () => {
  expect(questionOf('#nothing')).toBeNull();
  expect(questionOf('')).toBeNull();
});

test('the search works by keyboard, narrows the groups and stands in the address', async () => {
  const { address } = await renderSection(section, { path: '/faq' });
  const user = userEvent.setup();
  screen.getByRole('textbox', { name: 'Search the questions' }).focus();
  await user.keyboard('private link{Enter}');
  expect(address()).toBe('/faq?search=private%20link');
  await waitFor(() => expect(screen.getByText('What is the private link, and what if I lose it?')).toBeVisible());
  expect(screen.queryByRole('heading', { name: 'Payments and points' })).not.toBeInTheDocument();
  await user.keyboard('{Tab}{Enter}');
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(ids.length));
  await waitFor(() => expect(address()).toBe('/faq'));
});

test('the topics beside the questions lead to what is shown', async () => {
  const { container } = await renderSection(section, { path: '/faq', locale: 'fr' });
  const topics = [...container.querySelectorAll<HTMLAnchorElement>('nav[aria-labelledby="topics-title"] a')];
  expect(topics.map((link) => link.textContent)).toEqual(
    topics.map((link) => container.querySelector(link.getAttribute('href')!)?.textContent),
  );
  expect(topics).toHaveLength(list.length);
});

test('nothing found says so, keeps the words and offers a person', async () => {
  const { address } = await renderSection(section, { path: '/faq?search=submarine' });
  expect(screen.getByText('No question contains “submarine”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(address()).toBe('/faq');
  expect(screen.getByRole('textbox', { name: 'Search the questions' })).toHaveFocus();
});

test('accents, case and order of words do not matter', () => {
  expect(findQuestions('AVIS mauvais', 'fr').flatMap(({ questions }) => questions.map(({ id }) => id))).toContain('remove-review');
  expect(findQuestions('temoins', 'fr').flatMap(({ questions }) => questions.map(({ id }) => id))).toContain('trackers');
  expect(findQuestions('  ', 'en').flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(ids);
});
