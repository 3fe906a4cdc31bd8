import { describeSectionConformance } from '@marketplace/section-kit/testing';
import { authMessages } from './auth/authMessages';
import { mailSentMessages } from './auth/mailSentMessages';
import { dashboardMessages } from './dashboard/dashboardMessages';
import { formMessages } from './form/formMessages';
import { gateMessages } from './gate/gateMessages';
import { passwordMessages } from './password/passwordMessages';
import { profileMessages } from './profile/profileMessages';
import { manifest } from './manifest';
import { section } from './section';
import { member } from './testing/member';

const messages = [authMessages, mailSentMessages, dashboardMessages, formMessages, gateMessages, passwordMessages, profileMessages];

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
      '/account/profile',
    ],
  });
});

describe('while a stored session is read', () => {
  describeSectionConformance(section, {
    manifest,
    messages,
    auth: 'loading',
    authActions: {},
    paths: ['/auth', '/reset-password', '/account', '/account/profile'],
  });
});

describe('signed in', () => {
  describeSectionConformance(section, {
    manifest,
    messages,
    auth: member,
    authActions: {},
    paths: ['/reset-password', '/account', '/account/profile'],
  });
});

test('no address of the account is for search engines', () => {
  expect(manifest.routes.filter((route) => route.indexed)).toEqual([]);
});
