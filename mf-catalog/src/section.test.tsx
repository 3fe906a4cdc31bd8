import { describeSectionConformance } from '@marketplace/section-kit/testing';
import { frameMessages } from './calculators/frameMessages';
import { categoriesMessages } from './categories/messages';
import { clearanceMessages } from './clearance/clearanceMessages';
import { dealPageMessages } from './deals/deal-page/dealPageMessages';
import { dealsMessages } from './deals/deals-page/dealsMessages';
import { finderMessages } from './finder/finderMessages';
import { materialPageMessages } from './materials/material-page/materialPageMessages';
import { catalogueMessages } from './materials/catalogueMessages';
import { filterMessages } from './materials/filterMessages';
import { heroMessages } from './materials/heroMessages';
import { quickLookMessages } from './materials/quickLookMessages';
import { materialMessages } from './materials/materialMessages';
import { dealMessages } from './deals/dealMessages';
import { finalSaleMessages } from './deals/finalSaleMessages';
import { hubMessages } from './material-hub/hubMessages';
import { addMessages } from './project-list/addMessages';
import { countMessages } from './project-list/countMessages';
import { listMessages } from './project-list/listMessages';
import { myListMessages } from './project-list/myListMessages';
import { savedMessages } from './saved/savedMessages';
import { sendMessages } from './project-list/send/sendMessages';
import { shareMessages } from './project-list/share/shareMessages';
import { tableMessages } from './project-list/tableMessages';
import { manifest } from './manifest';
import { section } from './section';
import { savedSearchesMessages } from './saved-searches/savedSearchesMessages';
import { catalogueBackend } from './testing/catalogueBackend';
import { dealAnswers, dealRows } from './testing/dealRows';
import { pageOf } from './testing/materialPageRow';
import { sixMaterials } from './testing/materialRows';
import { flyerMessages } from './weekly-flyer/flyerMessages';
import { weeklyDealsMessages } from './weekly-deals/weeklyDealsMessages';

describeSectionConformance(section, {
  manifest,
  messages: [
    categoriesMessages,
    frameMessages,
    hubMessages,
    catalogueMessages,
    filterMessages,
    heroMessages,
    quickLookMessages,
    materialMessages,
    materialPageMessages,
    addMessages,
    countMessages,
    listMessages,
    myListMessages,
    savedMessages,
    savedSearchesMessages,
    sendMessages,
    shareMessages,
    tableMessages,
    dealMessages,
    finalSaleMessages,
    finderMessages,
    weeklyDealsMessages,
    dealsMessages,
    dealPageMessages,
    clearanceMessages,
    flyerMessages,
  ],
  paths: [
    '/categories',
    '/categories?search=zzz',
    '/materials',
    '/materials?search=zzz',
    '/materials/4',
    '/kitchen',
    '/kitchen/materials',
    '/list',
    '/lists/unknown',
    '/weekly-deals',
    '/weekly-flyer',
    '/weekly-flyer?week=2026-11-09',
    '/clearance',
    '/deals',
    '/deals/1',
    `/deals/${dealRows[0]!.id}`,
  ],
  db: catalogueBackend(sixMaterials, { tables: { category_trades: [] }, rpc: { material_page: () => pageOf(), ...dealAnswers() } }),
});
