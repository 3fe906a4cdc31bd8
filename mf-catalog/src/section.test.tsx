import { describeSectionConformance, fakeDb } from 'section-kit/testing';
import manifest from '../section.json';
import { categoriesMessages } from './categories/messages';
import { section } from './section';
import { categoryRows } from './testing/categoryRows';

describeSectionConformance(section, {
  manifest,
  messages: [categoriesMessages],
  paths: ['/categories', '/categories?search=zzz'],
  db: fakeDb({ tables: { categories: categoryRows, category_texts: [], category_trades: [] } }),
});
