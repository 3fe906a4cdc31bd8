import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { screenMessages } from './screenMessages';

const folder = join(__dirname, '../../public/screens');
const names = Object.keys(screenMessages.catalogues.en).flatMap((key) => (key.startsWith('alt.') ? [key.slice('alt.'.length)] : []));

test('each screen is there in both languages, small, and none is left over (npm run screens)', () => {
  const files = readdirSync(folder);
  expect(files.sort()).toEqual(names.flatMap((name) => [`${name}-en.webp`, `${name}-fr.webp`]).sort());
  for (const file of files) expect(statSync(join(folder, file)).size).toBeLessThan(40_000);
});

test.each([
  ['/vendors', 'en', 'materials', /^Two materials/],
  ['/listings', 'en', 'profile', /^The profile of a company/],
  ['/designers', 'fr', 'page', /^L’éditeur de la page/],
  ['/homeowners', 'fr', 'quotes', /^Une demande de soumission/],
  ['/ai-lead-management', 'en', 'lead', /^A request as a company reads it/],
  ['/custom-promotions', 'fr', 'deals', /^Deux aubaines/],
  ['/catalogue-placement', 'en', 'materials', /^Two materials/],
] as const)('%s (%s) shows the product itself, says what is seen and that the data are samples', async (path, locale, name, alt) => {
  await renderSection(section, { path, locale });
  const picture = await screen.findByRole('img', { name: alt });
  expect(picture).toHaveAttribute('src', expect.stringMatching(`screens/${name}-${locale}\\.webp$`));
  expect(picture.closest('figure')).toHaveTextContent(locale === 'fr' ? 'avec des données d’exemple' : 'with sample data');
});
