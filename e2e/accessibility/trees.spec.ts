import { languages } from '../support/languages.ts';
import { expect, test, type Page } from '../support/test.ts';
import { untilLive } from '../support/untilLive.ts';

/** Words of the pages, and texts that hold figures or names. */
const words = {
  en: {
    typed: 'roof',
    find: 'Find a service',
    trades: 'Trades',
    trade: '/^Roofing \\d+ companies$/',
    companies: 'Companies',
    materials: 'Materials',
    where: 'Where',
    search: 'Search',
    rated: '/Rated .+ out of 5, \\d+ reviews/',
    answers: '/Response time/',
    save: '/^Save .+/',
    compare: '/^Compare .+/',
    quote: 'Get Quote',
    filters: 'Filters',
    close: 'Close',
    place: 'City or postal code',
    within: 'Within',
    rating: 'Rating',
    response: 'Response time',
    language: 'Language of service',
    verified: 'Verified only',
    clear: 'Clear Filters',
    show: '/^Show [\\d,]+ professionals$/',
    toMap: 'Skip to the map',
    results: 'Results',
    map: 'Map of professionals',
    keys: '/^Map. Arrow keys move it/',
    cluster: '/^\\d+ professionals near .+/',
    here: '/professionals in this part of the map/',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Show all of Canada',
    ask: '/^Ask .+ for a quote$/',
    step: 'Step 1 of 4',
    what: 'What needs doing?',
    service: 'Choose a service',
    ownWords: 'In your own words',
    next: 'Next',
  },
  fr: {
    typed: 'toit',
    find: 'Trouver un service',
    trades: 'Métiers',
    trade: '/^Toiture \\d+ entreprises$/',
    companies: 'Entreprises',
    materials: 'Matériaux',
    where: 'Où',
    search: 'Rechercher',
    rated: '/Note de .+ sur 5, \\d+ avis/',
    answers: '/Délai de réponse/',
    save: '/^Ajouter .+ aux favoris$/',
    compare: '/^Comparer .+/',
    quote: 'Demander une soumission',
    filters: 'Filtres',
    close: 'Fermer',
    place: 'Ville ou code postal',
    within: 'Rayon',
    rating: 'Note',
    response: 'Délai de réponse',
    language: 'Langue de service',
    verified: 'Vérifiés seulement',
    clear: 'Effacer les filtres',
    show: '/^Afficher .+ professionnels$/',
    toMap: 'Passer à la carte',
    results: 'Résultats',
    map: 'Carte des professionnels',
    keys: '/^Carte. Les flèches la déplacent/',
    cluster: '/^\\d+ professionnels, .+ et environs$/',
    here: '/professionnels dans cette partie de la carte/',
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    whole: 'Afficher tout le Canada',
    ask: '/^Demander une soumission à .+/',
    step: 'Étape 1 de 4',
    what: 'Quels sont les travaux?',
    service: 'Choisissez un service',
    ownWords: 'Dans vos mots',
    next: 'Suivant',
  },
};

/** What assistive technology is told: roles, names and states that somebody needs to go on. */
const treesIn = (t: (typeof words)['en']) => ({
  search: `
    - search "${t.find}":
      - combobox "${t.find}" [expanded]: ${t.typed}
      - listbox "${t.find}":
        - group "${t.trades}":
          - option ${t.trade}
        - group "${t.companies}"
        - group "${t.materials}"
        - group "Guides"
      - textbox "${t.where}"
      - button "${t.search}"`,
  card: `
    - article:
      - heading [level=3]:
        - link
      - text: ${t.rated}
      - paragraph: ${t.answers}
      - button ${t.save}
      - checkbox ${t.compare}
      - button "${t.quote}"`,
  sheet: `
    - dialog "${t.filters}":
      - heading "${t.filters}" [level=2]
      - button "${t.close}"
      - textbox "${t.place}"
      - combobox "${t.within}" [disabled]
      - combobox "${t.rating}"
      - combobox "${t.response}"
      - combobox "${t.language}"
      - checkbox "${t.verified}"
      - button "${t.clear}"
      - button ${t.show}`,
  places: `
    - link "${t.toMap}"
    - heading "${t.results}" [level=2]
    - region "${t.map}":
      - application ${t.keys}:
        - button ${t.cluster}
      - status: ${t.here}
      - button "${t.zoomIn}"
      - button "${t.zoomOut}" [disabled]
      - button "${t.whole}"`,
  ask: `
    - dialog ${t.ask}:
      - heading ${t.ask} [level=2]
      - button "${t.close}"
      - progressbar "${t.step}"
      - heading "${t.what}" [level=3]
      - form "${t.what}":
        - group "${t.service}"
        - textbox "${t.ownWords}"
        - button "${t.next}"`,
});

test.use({ viewport: { width: 360, height: 780 } });

for (const { language, prefix } of languages) {
  const t = words[language];
  const tree = treesIn(t);
  const main = (page: Page) => page.getByRole('main');

  test(`what is told of the search with its suggestions open (${language})`, async ({ page }) => {
    await page.goto(prefix || '/');
    await untilLive(page);
    await main(page).getByRole('search').locator('input[name="search"]').fill(t.typed);
    await expect(main(page).getByRole('search')).toMatchAriaSnapshot(tree.search);
  });

  test(`what is told of a company in the list, the filters and the first question (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/services`);
    await untilLive(page);
    const card = main(page).getByRole('article').first();
    await expect(card).toMatchAriaSnapshot(tree.card);
    await page.getByRole('button', { name: t.filters }).click();
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(tree.sheet);
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: t.quote }).click();
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(tree.ask);
  });

  test(`what is told of the map (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/services?view=map`);
    await untilLive(page);
    await expect(main(page)).toMatchAriaSnapshot(tree.places);
  });
}
