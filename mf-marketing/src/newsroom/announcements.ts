/** What has been put into service, newest first, with the page where it can be seen. */
export const announcements = [
  { id: 'editorial', date: '2026-11-20', path: '/guides' },
  { id: 'financial', date: '2026-11-20', path: '/financial/energy-efficiency-grants' },
  { id: 'reviews', date: '2026-11-20', path: '/blog/spotting-fake-reviews' },
  { id: 'directory', date: '2026-11-20', path: '/services' },
  { id: 'guests', date: '2026-11-20', path: '/homeowners' },
  { id: 'languages', date: '2026-11-20', path: '/' },
] as const;
