/**
 * The files of ./sql with what every site needs to run: categories and their trades, places and search words. Taxes, plans and
 * texts of consents come with the migrations; every other file holds samples.
 */
export const referenceFiles: readonly string[] = ['05_categories.sql', '40_search.sql', '41_places.sql'];
