import type { Fragments, RouteSource } from '@marketplace/section-kit';

/** Every address of the section: where its page is and what it says of itself. The build makes `section.json` of it. */
export const routes: RouteSource[] = [
  {
    path: '/auth',
    chunk: 'auth',
    lazy: () => import('./auth/AuthPage'),
    title: { en: 'Sign In', fr: 'Se connecter' },
    indexed: false,
  },
  {
    path: '/login',
    chunk: 'auth',
    lazy: () => import('./auth/AuthPage'),
    title: { en: 'Sign In', fr: 'Se connecter' },
    indexed: false,
  },
  {
    path: '/signup',
    chunk: 'auth',
    lazy: () => import('./auth/AuthPage'),
    title: { en: 'Sign Up', fr: 'S’inscrire' },
    indexed: false,
  },
  {
    path: '/reset-password',
    chunk: 'reset-password',
    lazy: () => import('./password/ResetPasswordPage'),
    title: { en: 'Reset your password', fr: 'Réinitialisez votre mot de passe' },
    indexed: false,
  },
  {
    path: '/account',
    chunk: 'dashboard',
    lazy: () => import('./dashboard/DashboardPage'),
    title: { en: 'Dashboard', fr: 'Tableau de bord' },
    // The first panel; the others are fetched as they are shown.
    uses: ['services/recent-requests'],
    indexed: false,
  },
  {
    path: '/account/requests',
    chunk: 'requests',
    lazy: () => import('./requests/RequestsPage'),
    title: { en: 'Requests', fr: 'Demandes' },
    uses: ['services/my-requests'],
    indexed: false,
  },
  {
    path: '/account/saved',
    chunk: 'saved',
    lazy: () => import('./saved/SavedPage'),
    title: { en: 'Saved', fr: 'Favoris' },
    uses: ['services/saved-searches'],
    indexed: false,
  },
  {
    path: '/account/profile',
    chunk: 'profile',
    lazy: () => import('./profile/AccountProfilePage'),
    title: { en: 'Profile', fr: 'Profil' },
    indexed: false,
  },
  {
    path: '/account/apply',
    chunk: 'apply',
    lazy: () => import('./apply/ApplyPage'),
    title: { en: 'Your application', fr: 'Votre candidature' },
    indexed: false,
  },
  {
    path: '/account/leads',
    chunk: 'leads',
    lazy: () => import('./leads/LeadsPage'),
    title: { en: 'Inbox', fr: 'Boîte de réception' },
    uses: ['services/lead-inbox'],
    indexed: false,
  },
  {
    path: '/account/leads/:id',
    chunk: 'lead',
    lazy: () => import('./leads/LeadPage'),
    title: { en: 'Request', fr: 'Demande' },
    uses: ['services/lead'],
    indexed: false,
  },
  {
    path: '/account/listing',
    chunk: 'listing',
    lazy: () => import('./listing/ListingPage'),
    title: { en: 'Your page', fr: 'Votre page' },
    indexed: false,
  },
  {
    path: '/account/listing/preview',
    chunk: 'listing',
    lazy: () => import('./listing/PreviewPage'),
    title: { en: 'Preview', fr: 'Aperçu' },
    indexed: false,
  },
  {
    path: '/account/team',
    chunk: 'team',
    lazy: () => import('./team/TeamPage'),
    title: { en: 'Team', fr: 'Équipe' },
    indexed: false,
  },
  {
    path: '/account/join/:token',
    chunk: 'join',
    lazy: () => import('./join/JoinPage'),
    title: { en: 'Join a team', fr: 'Se joindre à une équipe' },
    indexed: false,
  },
  {
    path: '/account/staff',
    chunk: 'staff',
    lazy: () => import('./staff/StaffPage'),
    title: { en: 'Staff', fr: 'Personnel' },
    indexed: false,
  },
  {
    path: '/account/staff/:queue/:id',
    chunk: 'staff',
    lazy: () => import('./staff/StaffItemPage'),
    title: { en: 'Staff', fr: 'Personnel' },
    indexed: false,
  },
];

/** No piece of this section stands on pages of others. */
export const fragments: Fragments = {};
