import { describeSectionConformance } from 'section-kit/testing';
import manifest from '../section.json';
import { categoriesMessages } from './categories/messages';
import { materialPageMessages } from './material/materialPageMessages';
import { catalogueMessages } from './materials/catalogueMessages';
import { materialMessages } from './materials/materialMessages';
import { addMessages } from './project-list/addMessages';
import { countMessages } from './project-list/countMessages';
import { listMessages } from './project-list/listMessages';
import { problemMessages } from './project-list/problemMessages';
import { sendMessages } from './project-list/send/sendMessages';
import { shareMessages } from './project-list/share/shareMessages';
import { tableMessages } from './project-list/tableMessages';
import { section } from './section';
import { catalogueBackend } from './testing/catalogueBackend';
import { pageOf } from './testing/materialPageRow';
import { sixMaterials } from './testing/materialRows';

describeSectionConformance(section, {
  manifest,
  messages: [
    categoriesMessages,
    catalogueMessages,
    materialMessages,
    materialPageMessages,
    addMessages,
    countMessages,
    listMessages,
    problemMessages,
    sendMessages,
    shareMessages,
    tableMessages,
  ],
  paths: ['/categories', '/categories?search=zzz', '/materials', '/materials?search=zzz', '/materials/4', '/list', '/lists/unknown'],
  db: catalogueBackend(sixMaterials, { tables: { category_trades: [] }, rpc: { material_page: () => pageOf() } }),
});
