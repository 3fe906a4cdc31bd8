import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, openComposer, quoteBackend } from '../../../testing/quoteComposer';
import type { Failure } from '../../../testing/requestBackend';

const press = async (name: string) => userEvent.click(await button(name));

/** Sends a quote from the template, which the server refuses. */
async function sendRefused(refusal: Failure, locale: 'en' | 'fr') {
  const backend = quoteBackend();
  openComposer(backend, { locale });
  await press('Roof');
  for (const field of screen.getAllByLabelText(locale === 'fr' ? 'Prix ($)' : 'Price ($)')) await userEvent.type(field, '100');
  await press(locale === 'fr' ? 'Vérifier' : 'Review');
  backend.failNext('save_quote', refusal);
  await press(locale === 'fr' ? 'Envoyer la soumission' : 'Send quote');
  return screen.findByRole('alert');
}
const invalid = (details: string): Failure => ({ status: 422, code: 'PT422', message: 'Something in English', hint: 'Do it', details });
const conflict = (details: string): Failure => ({ status: 409, code: 'PT409', message: 'Something in English', details });
const forbidden: Failure = { status: 403, code: 'PT403', message: 'Something in English' };

beforeEach(() => localStorage.clear());

test.each([
  ['fr', conflict('status'), 'Le client a pris sa décision entre-temps'],
  ['fr', invalid('tax_choices'), 'Les règles de taxe ont changé'],
  ['fr', invalid('deposit'), 'L’acompte n’a pas été accepté'],
  ['fr', invalid('valid_until'), 'Le dernier jour de la soumission n’a pas été accepté'],
  ['fr', invalid('note'), 'Un des textes des conditions est trop long'],
  ['fr', forbidden, 'Seuls les propriétaires et estimateurs'],
  ['fr', { ...forbidden, status: 404, code: 'PT404' }, 'Cette demande ou cette soumission n’existe plus'],
  ['en', invalid('tax_choices'), 'The tax rules have changed since you opened this'],
] as const)('in %s a refusal is said in the words of the page', async (locale, refusal, words) => {
  const alert = await sendRefused(refusal, locale);
  expect(alert).toHaveTextContent(words);
  expect(alert).not.toHaveTextContent('Something in English');
});
