import { languages } from '../support/languages.ts';
import { expect, test, type Page } from '../support/test.ts';
import { untilLive } from '../support/untilLive.ts';

/** What assistive technology is told, in both languages: roles, names and states that somebody needs to go on. */
const trees = {
  en: {
    typed: 'roof',
    filters: 'Filters',
    quote: 'Get Quote',
    search: `
      - search "Find a service":
        - combobox "Find a service" [expanded]: roof
        - listbox "Find a service":
          - group "Trades":
            - option /^Roofing \\d+ companies$/
          - group "Companies"
          - group "Materials"
          - group "Guides"
        - textbox "Where"
        - button "Search"`,
    card: `
      - article:
        - heading [level=3]:
          - link
        - text: /Rated .+ out of 5, \\d+ reviews/
        - paragraph: /Response time/
        - button /^Save .+/
        - checkbox /^Compare .+/
        - button "Get Quote"`,
    sheet: `
      - dialog "Filters":
        - heading "Filters" [level=2]
        - button "Close"
        - textbox "City or postal code"
        - combobox "Within" [disabled]
        - combobox "Rating"
        - combobox "Response time"
        - combobox "Language of service"
        - checkbox "Verified only"
        - button "Clear Filters"
        - button /^Show [\\d,]+ professionals$/`,
    places: `
      - link "Skip to the map"
      - heading "Results" [level=2]
      - region "Map of professionals":
        - application /^Map. Arrow keys move it/:
          - button /^\\d+ professionals near .+/
        - status: /professionals in this part of the map/
        - button "Zoom in"
        - button "Zoom out" [disabled]
        - button "Show all of Canada"`,
    ask: `
      - dialog /^Ask .+ for a quote$/:
        - heading /^Ask .+ for a quote$/ [level=2]
        - button "Close"
        - progressbar "Step 1 of 4"
        - heading "What needs doing?" [level=3]
        - form "What needs doing?":
          - group "Choose a service"
          - textbox "In your own words"
          - button "Next"`,
  },
  fr: {
    typed: 'toit',
    filters: 'Filtres',
    quote: 'Demander une soumission',
    search: `
      - search "Trouver un service":
        - combobox "Trouver un service" [expanded]: toit
        - listbox "Trouver un service":
          - group "Métiers":
            - option /^Toiture \\d+ entreprises$/
          - group "Entreprises"
          - group "Matériaux"
          - group "Guides"
        - textbox "Où"
        - button "Rechercher"`,
    card: `
      - article:
        - heading [level=3]:
          - link
        - text: /Note de .+ sur 5, \\d+ avis/
        - paragraph: /Délai de réponse/
        - button /^Ajouter .+ aux favoris$/
        - checkbox /^Comparer .+/
        - button "Demander une soumission"`,
    sheet: `
      - dialog "Filtres":
        - heading "Filtres" [level=2]
        - button "Fermer"
        - textbox "Ville ou code postal"
        - combobox "Rayon" [disabled]
        - combobox "Note"
        - combobox "Délai de réponse"
        - combobox "Langue de service"
        - checkbox "Vérifiés seulement"
        - button "Effacer les filtres"
        - button /^Afficher .+ professionnels$/`,
    places: `
      - link "Passer à la carte"
      - heading "Résultats" [level=2]
      - region "Carte des professionnels":
        - application /^Carte. Les flèches la déplacent/:
          - button /^\\d+ professionnels, .+ et environs$/
        - status: /professionnels dans cette partie de la carte/
        - button "Zoom avant"
        - button "Zoom arrière" [disabled]
        - button "Afficher tout le Canada"`,
    ask: `
      - dialog /^Demander une soumission à .+/:
        - heading /^Demander une soumission à .+/ [level=2]
        - button "Fermer"
        - progressbar "Étape 1 de 4"
        - heading "Quels sont les travaux?" [level=3]
        - form "Quels sont les travaux?":
          - group "Choisissez un service"
          - textbox "Dans vos mots"
          - button "Suivant"`,
  },
} as const;

test.use({ viewport: { width: 360, height: 780 } });

for (const { language, prefix } of languages) {
  const tree = trees[language];
  const main = (page: Page) => page.getByRole('main');

  test(`what is told of the search with its suggestions open (${language})`, async ({ page }) => {
    await page.goto(prefix || '/');
    await untilLive(page);
    await main(page).getByRole('search').locator('input[name="search"]').fill(tree.typed);
    await expect(main(page).getByRole('search')).toMatchAriaSnapshot(tree.search);
  });

  test(`what is told of a company in the list, the filters and the first question (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/services`);
    await untilLive(page);
    const card = main(page).getByRole('article').first();
    await expect(card).toMatchAriaSnapshot(tree.card);
    await page.getByRole('button', { name: tree.filters }).click();
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(tree.sheet);
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: tree.quote }).click();
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(tree.ask);
  });

  test(`what is told of the map (${language})`, async ({ page }) => {
    await page.goto(`${prefix}/services?view=map`);
    await untilLive(page);
    await expect(main(page)).toMatchAriaSnapshot(tree.places);
  });
}
