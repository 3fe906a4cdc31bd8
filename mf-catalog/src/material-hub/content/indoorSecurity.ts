import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Home Security', 'Electrical'],
  calculators: ['security'],
  guides: ['/financial/homeowners-insurance', '/guides'],
  texts: {
    en: {
      lead: 'Alarm kits, smoke alarms and locks, with monitoring added up to what the first year really costs.',
      picks: [
        { label: 'Alarm kits', search: 'Alarm Kit' },
        { label: 'Smoke alarms', search: 'Smoke' },
        { label: 'Locks', search: 'Deadbolt' },
      ],
      notes: [
        {
          title: 'Smoke alarms first',
          text: 'One on every storey and outside sleeping rooms, replaced after ten years. Your municipality or province may ask for more.',
        },
        {
          title: 'Ask your insurer',
          text: 'Some insurers lower the premium for a monitored alarm or a leak sensor. Ask for it in writing.',
        },
        { title: 'False alarms', text: 'Many cities register alarms and fine repeated false calls. Check before you sign for monitoring.' },
      ],
    },
    fr: {
      lead: 'Trousses d’alarme, avertisseurs de fumée et serrures, avec la télésurveillance additionnée pour connaître le vrai coût de la première année.',
      picks: [
        { label: 'Trousses d’alarme', search: 'alarme' },
        { label: 'Avertisseurs', search: 'fumée' },
        { label: 'Serrures', search: 'pêne' },
      ],
      notes: [
        {
          title: 'D’abord les avertisseurs',
          text: 'Un à chaque étage et près des chambres, remplacé après dix ans. La municipalité ou la province peut en demander plus.',
        },
        {
          title: 'Demandez à l’assureur',
          text: 'Certains assureurs baissent la prime pour une alarme surveillée ou un détecteur de fuite. Demandez-le par écrit.',
        },
        {
          title: 'Fausses alarmes',
          text: 'Bien des villes exigent un permis d’alarme et facturent les fausses alertes. Vérifiez avant de signer.',
        },
      ],
    },
  },
};
