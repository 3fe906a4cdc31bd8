import type { z } from 'zod';
import { companySettingsAnswers } from './answers/companySettings.ts';
import { dealAnswers } from './answers/deals.ts';
import { directoryAnswers } from './answers/directory.ts';
import { formAnswers } from './answers/forms.ts';
import { leadAnswers } from './answers/leads.ts';
import { hiringAnswers } from './answers/hiring.ts';
import { jobAnswers } from './answers/jobs.ts';
import { materialAnswers } from './answers/materials.ts';
import { messageAnswers } from './answers/messages.ts';
import { onboardingAnswers } from './answers/onboarding.ts';
import { personalDataAnswers } from './answers/personalData.ts';
import { projectListAnswers } from './answers/projectLists.ts';
import { quoteAnswers } from './answers/quotes.ts';
import { reportingAnswers } from './answers/reporting.ts';
import { requestAnswers } from './answers/requests.ts';
import { reviewAnswers } from './answers/reviews.ts';
import { savedSearchAnswers } from './answers/savedSearches.ts';
import { siteAnswers } from './answers/site.ts';
import { staffAnswers } from './answers/staff.ts';
import { visitAnswers } from './answers/visits.ts';

/**
 * What each function of the API that answers with JSON answers. The SQL tests and every fake backend parse through it, and the
 * types of `../types.ts` follow from it.
 */
export const answers = {
  ...directoryAnswers,
  ...requestAnswers,
  ...leadAnswers,
  ...messageAnswers,
  ...quoteAnswers,
  ...visitAnswers,
  ...hiringAnswers,
  ...jobAnswers,
  ...quoteAnswers,
  ...leadAnswers,
  ...reviewAnswers,
  ...materialAnswers,
  ...personalDataAnswers,
  ...projectListAnswers,
  ...dealAnswers,
  ...formAnswers,
  ...onboardingAnswers,
  ...companySettingsAnswers,
  ...staffAnswers,
  ...reportingAnswers,
  ...savedSearchAnswers,
  ...siteAnswers,
};

export type Answers = { [Name in keyof typeof answers]: z.infer<(typeof answers)[Name]> };
