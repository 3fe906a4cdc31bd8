import { defineSection } from '@marketplace/section-kit';

const authPage = () => import(/* webpackChunkName: "auth" */ './auth/AuthPage');

export const section = defineSection({
  name: 'mf-account',
  routes: [
    { path: '/auth', lazy: authPage },
    { path: '/login', lazy: authPage },
    { path: '/signup', lazy: authPage },
    { path: '/reset-password', lazy: () => import(/* webpackChunkName: "reset-password" */ './password/ResetPasswordPage') },
    { path: '/account', lazy: () => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardPage') },
    { path: '/account/profile', lazy: () => import(/* webpackChunkName: "profile" */ './profile/AccountProfilePage') },
  ],
});
