import { describeSectionConformance } from '@marketplace/section-kit/testing';
import { exportMessages } from './company-exports/exportMessages';
import { heldMessages } from './reviews/write/heldMessages';
import { trayMessages } from './comparison/providers/trayMessages';
import { declineMessages } from './lead/answer/decline/declineMessages';
import { compareMessages } from './comparison/providers/compareMessages';
import { filterMessages } from './directory/filters/filterMessages';
import { comparisonMessages } from './comparison/quotes/comparisonMessages';
import { directoryMessages } from './directory/messages';
import { savedMessages } from './favourites/savedMessages';
import { finderMessages } from './finder/finderMessages';
import { featuredMessages } from './featured-services/messages';
import { bookingQuery } from './fixed-price/bookingQuery';
import { bookedQuery } from './fixed-price/freeHalfDaysHref';
import { fixedPriceMessages } from './fixed-price/messages';
import type { PriceList } from './fixed-price/price/PriceList';
import { lists } from './fixed-price/testing/fixedPriceBackend';
import { leadMessages } from './lead/leadMessages';
import { leadsMessages } from './leads/leadsMessages';
import { myRequestsMessages } from './my-requests/messages';
import { credentialMessages } from './profile/credentialMessages';
import { profileMessages } from './profile/messages';
import { quoteMessages } from './quote-request/messages';
import { quoteCardMessages } from './quote-request/quoteCardMessages';
import { sheetMessages } from './quote-request/sheet/sheetMessages';
import { reviewMessages } from './reviews/list/reviewMessages';
import { verifyMessages } from './reviews/verify/verifyMessages';
import { offerMessages } from './reviews/write/offerMessages';
import { writeMessages } from './reviews/write/writeMessages';
import { manifest } from './manifest';
import { section } from './section';
import { savedSearchesMessages } from './saved-searches/savedSearchesMessages';
import { serviceMessages } from './provider/messages';
import { searchBackend } from './testing/searchBackend';
import { serviceRows } from './testing/serviceRows';
import { eventMessages } from './tracking/eventMessages';
import { statusMessages } from './tracking/statusMessages';
import { confirmMessages } from './tracking/confirmMessages';
import { projectMessages } from './tracking/projectMessages';
import { trackingMessages } from './tracking/trackingMessages';
import { hubMessages } from './trade-hub/messages';
import { tradeHubQuery } from './trade-hub/tradeHubQuery';

describeSectionConformance(section, {
  manifest,
  messages: [
    serviceMessages,
    directoryMessages,
    filterMessages,
    compareMessages,
    trayMessages,
    featuredMessages,
    finderMessages,
    profileMessages,
    credentialMessages,
    quoteMessages,
    quoteCardMessages,
    sheetMessages,
    eventMessages,
    exportMessages,
    leadMessages,
    declineMessages,
    leadsMessages,
    statusMessages,
    trackingMessages,
    myRequestsMessages,
    savedMessages,
    savedSearchesMessages,
    fixedPriceMessages,
    hubMessages,
    reviewMessages,
    verifyMessages,
    writeMessages,
    offerMessages,
    heldMessages,
    projectMessages,
    confirmMessages,
    comparisonMessages,
  ],
  paths: [
    '/services',
    '/services?search=roof&sort=name',
    '/services/1',
    '/r/0b6e6f0c-8f7f-4d0e-9a53-2f6f5f0a9d11',
    '/quotes/0b6e6f0c-8f7f-4d0e-9a53-2f6f5f0a9d11/compare',
    '/services/cleaning',
    '/indoor',
    '/indoor/plumbing',
  ],
  queries: {
    'fixed-price/bookingQuery.ts': (lists as PriceList[]).map(bookingQuery),
    'fixed-price/freeHalfDaysHref.ts': [bookedQuery({ rooms: 2, windows: true, size: 'small' })],
    'trade-hub/tradeHubQuery.ts': [tradeHubQuery(['Construction', 'Windows & Doors'])],
  },
  db: searchBackend(serviceRows(3)),
});
