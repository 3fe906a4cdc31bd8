import { screen } from '@testing-library/react';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';

jest.mock('./saveReport', () => {
  throw new Error('Loading chunk failed');
});

test.each([
  ['en', 'Files to download cannot be made yet', 'Export Report'],
  ['fr', 'Les fichiers à télécharger ne peuvent pas encore être créés', 'Exporter le rapport'],
] as const)('a report whose files cannot be made says so, and offers to try again (%s)', async (locale, words, name) => {
  await renderSection(section, { path: '/reporting', locale });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name })).toBeDisabled();
});
