import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell } from '../testing/createTestShell';
import { expectAccessible } from '../testing/expectAccessible';
import { TestShellProviders } from '../testing/renderSection';
import { LegalNotice, useLegalNotice } from '../legal-notice';

function Form({ province }: { province: string | null }) {
  const notice = useLegalNotice();
  return (
    <>
      <LegalNotice notice={notice} province={province} />
      <output>{notice.idIn(province)}</output>
    </>
  );
}
const open = (province: string | null, locale: 'en' | 'fr' = 'en') =>
  render(
    <TestShellProviders shell={createTestShell({ locale })} path="/">
      <Form province={province} />
    </TestShellProviders>,
  );
const sent = () => screen.getByRole('status').textContent;
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test.each([
  ['en', 'ON', 'How we use this: Privacy · Terms', 'notice-en-3', ['Privacy', 'Terms']],
  ['en', null, 'How we use this: Privacy · Terms', 'notice-en-3', ['Privacy', 'Terms']],
  ['fr', 'QC', 'Ce que nous en faisons\u00a0: Confidentialité · Conditions', 'notice-fr-3', ['Confidentialité', 'Conditions']],
] as const)('one sentence leads to both texts, in %s for %s', async (locale, province, sentence, id, names) => {
  const { container } = open(province, locale);
  expect(container.querySelector('p')?.textContent).toBe(sentence);
  expect(links().map(([name]) => name)).toEqual(names);
  expect(sent()).toBe(id);
  await expectAccessible(container);
});

test('in Quebec the French text comes first and holds, until the English one is chosen', async () => {
  const { container } = open('QC');
  expect(links()).toEqual([
    ['Confidentialité', '/fr/privacy'],
    ['Conditions', '/fr/terms'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ]);
  expect(screen.getByText('Confidentialité').closest('[lang]')).toHaveAttribute('lang', 'fr-CA');
  expect(screen.getByText(/Charter of the French language/)).toBeVisible();
  const choice = screen.getByRole('checkbox', { name: /^The French text came first\. I choose the English one/ });
  expect([(choice as HTMLInputElement).checked, sent()]).toEqual([false, 'notice-fr-3']);
  await userEvent.click(choice);
  expect(sent()).toBe('notice-en-after-fr-3');
  await expectAccessible(container);
});
