import { describeSectionConformance } from 'section-kit/testing';
import manifest from '../section.json';
import { guideMessages } from './financial/guide/guideMessages';
import { homeMessages } from './home/homeMessages';
import { section } from './section';

describeSectionConformance(section, {
  manifest,
  messages: [homeMessages, guideMessages],
  paths: ['/', '/financial/first-time-buyer-incentive', '/financial/gst-hst-rebate?province=ON'],
});
