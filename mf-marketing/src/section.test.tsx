import { describeSectionConformance } from '@marketplace/section-kit/testing';
import { pages as offerPages } from '../content/offers/pages';
import { aboutMessages } from './about/aboutMessages';
import { advertisingMessages } from './advertising/advertisingMessages';
import { applicationMessages } from './application/applicationMessages';
import { statusMessages } from './application/statusMessages';
import { careersMessages } from './careers/careersMessages';
import { contactMessages } from './contact/contactMessages';
import { testimonialMessages } from './contact/testimonials/testimonialMessages';
import { demoMessages } from './demo/demoMessages';
import { designersMessages } from './designers/designersMessages';
import { citedMessages } from './financial/guide/citedMessages';
import { guideMessages } from './financial/guide/guideMessages';
import { formMessages } from './form/formMessages';
import { homeMessages } from './home/homeMessages';
import { dealsEndMessages } from './home/today/dealsEndMessages';
import { seasonMessages } from './home/today/seasonMessages';
import { homeownersMessages } from './homeowners/homeownersMessages';
import { investorMessages } from './investor-relations/investorMessages';
import { listingsMessages } from './listings/listingsMessages';
import { offerMessages } from './offers/offerMessages';
import { blockMessages } from './page-blocks/blockMessages';
import { partnersMessages } from './partners/partnersMessages';
import { adsHref } from './rate-card/adsHref';
import { rateCardMessages } from './rate-card/rateCardMessages';
import { analysisMessages } from './reporting/parts/analysisMessages';
import { panelMessages } from './reporting/parts/panelMessages';
import { reportingMessages } from './reporting/reportingMessages';
import { tabMessages } from './reporting/tabs/tabMessages';
import { roiMessages } from './roi/roiMessages';
import { manifest } from './manifest';
import { section } from './section';
import { vendorsMessages } from './vendors/vendorsMessages';

describeSectionConformance(section, {
  manifest,
  messages: [
    homeMessages,
    dealsEndMessages,
    seasonMessages,
    citedMessages,
    guideMessages,
    formMessages,
    contactMessages,
    testimonialMessages,
    applicationMessages,
    statusMessages,
    demoMessages,
    partnersMessages,
    careersMessages,
    aboutMessages,
    homeownersMessages,
    designersMessages,
    vendorsMessages,
    investorMessages,
    advertisingMessages,
    offerMessages,
    listingsMessages,
    rateCardMessages,
    reportingMessages,
    analysisMessages,
    panelMessages,
    tabMessages,
    roiMessages,
    blockMessages,
  ],
  paths: [
    '/',
    '/financial',
    '/financial/first-time-buyer-incentive',
    '/financial/gst-hst-rebate?province=ON',
    '/contact',
    '/contact?subject=other',
    '/apply',
    '/apply?kind=designer&plan=elite',
    '/demo',
    '/demo?topic=live-chat',
    '/partners',
    '/careers',
    '/about',
    '/homeowners',
    '/designers',
    '/vendors',
    '/vendors/info-pack',
    '/investor-relations',
    adsHref(),
    adsHref('social'),
    '/live-chat',
    '/confirm-newsletter/0b6e6f0c-8f7f-4d0e-9a53-2f6f5f0a9d11',
    '/unsubscribe/0b6e6f0c-8f7f-4d0e-9a53-2f6f5f0a9d11',
    '/listings',
    '/rate-card',
    '/reporting',
    '/reporting?analysis=true&days=90',
    '/reporting?tab=email',
    '/reporting?tab=activity',
    '/reporting?tab=reports&report=year',
    ...Object.keys(offerPages),
  ],
});
