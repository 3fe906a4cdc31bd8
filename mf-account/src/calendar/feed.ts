/** The calendar of a company, which programs fetch at a secret address: `/calendar/<token>.ics`. */
export const feed = {
  path: '/calendar/:token',
  call: 'calendar_feed',
  titles: {
    'visit.site': { en: 'Visit at the home', fr: 'Visite à domicile' },
    'visit.video': { en: 'Visit by video', fr: 'Visite par vidéo' },
    'visit.phone': { en: 'Visit by phone', fr: 'Visite par téléphone' },
    booking: { en: 'Fixed-price booking', fr: 'Réservation à prix fixe' },
    job: { en: 'Work', fr: 'Travaux' },
  },
};
