import { describeSectionConformance } from '@marketplace/section-kit/testing';
import { applyMessages } from './apply/applyMessages';
import { pageFormMessages } from './apply/pageFormMessages';
import { companyMessages } from './company/companyMessages';
import { calendarMessages } from './calendar/calendarMessages';
import { credentialMessages } from './company/credentialMessages';
import { notFoundMessages } from './not-found/notFoundMessages';
import { factMessages } from './staff/factMessages';
import { staffMessages } from './staff/staffMessages';
import { accountBackend } from './testing/accountBackend';
import { authMessages } from './auth/authMessages';
import { mailSentMessages } from './auth/mailSentMessages';
import { dashboardMessages } from './dashboard/dashboardMessages';
import { frameMessages } from './frame/frameMessages';
import { listingMessages } from './listing/listingMessages';
import { joinMessages } from './join/joinMessages';
import { teamMessages } from './team/teamMessages';
import { leadsPageMessages } from './leads/leadsPageMessages';
import { formMessages } from './form/formMessages';
import { gateMessages } from './gate/gateMessages';
import { passwordMessages } from './password/passwordMessages';
import { requestsPageMessages } from './requests/requestsPageMessages';
import { savedPageMessages } from './saved/savedPageMessages';
import { searchesMessages } from './saved/searchesMessages';
import { profileMessages } from './profile/profileMessages';
import { manifest } from './manifest';
import { section } from './section';
import { member } from './testing/member';

const messages = [
  applyMessages,
  authMessages,
  companyMessages,
  calendarMessages,
  credentialMessages,
  dashboardMessages,
  factMessages,
  formMessages,
  frameMessages,
  gateMessages,
  joinMessages,
  listingMessages,
  teamMessages,
  leadsPageMessages,
  mailSentMessages,
  notFoundMessages,
  pageFormMessages,
  passwordMessages,
  profileMessages,
  requestsPageMessages,
  savedPageMessages,
  searchesMessages,
  staffMessages,
];
const staffPaths = ['/account/staff', '/account/staff?queue=companies', `/account/staff/companies/${accountBackend.company}`];

describe('signed out', () => {
  describeSectionConformance(section, {
    manifest,
    messages,
    authActions: {},
    paths: [
      '/auth',
      '/auth?tab=signup',
      '/auth?notice=link-expired',
      '/login',
      '/signup',
      '/reset-password',
      '/account',
      '/account/requests',
      '/account/saved',
      '/account/profile',
      '/account/notifications',
      '/account/apply',
      '/account/leads',
      '/account/calendar',
      '/account/reports',
      '/account/listing',
      '/account/team',
      '/account/company',
      '/account/company/settings',
      '/account/join/0b6e6f0c-8f7f-4d0e-9a53-2f6f5f0a9d11',
      '/account/leads/0b6e6f0c-8f7f-4d0e-9a53-2f6f5f0a9d22',
      ...staffPaths,
    ],
  });
});

describe('while a stored session is read', () => {
  describeSectionConformance(section, {
    manifest,
    messages,
    auth: 'loading',
    authActions: {},
    paths: ['/auth', '/reset-password', '/account', '/account/profile', '/account/apply', '/account/staff'],
  });
});

describe('signed in', () => {
  describeSectionConformance(section, {
    manifest,
    messages,
    auth: member,
    authActions: {},
    paths: ['/reset-password', '/account', '/account/requests', '/account/saved', '/account/profile', '/account/notifications'],
  });
});

describe('an applicant', () => {
  describeSectionConformance(section, {
    manifest,
    messages,
    auth: member,
    db: accountBackend.of(),
    paths: ['/account/apply', ...staffPaths],
  });
});

describe('a moderator', () => {
  describeSectionConformance(section, { manifest, messages, auth: member, db: accountBackend.of({ staff: true }), paths: staffPaths });
});

test('no address of the account is for search engines', () => {
  expect(manifest.routes.filter((route) => route.indexed)).toEqual([]);
});
