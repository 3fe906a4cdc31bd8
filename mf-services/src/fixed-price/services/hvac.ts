import type { FixedPriceContent } from '../FixedPriceContent';
import { createPage } from '../createPage';

export const hvac: FixedPriceContent = {
  service: 'hvac',
  category: 'HVAC',
  art: 'service-hvac',
  texts: {
    en: {
      title: 'Heating and cooling visits at a fixed price',
      lead: 'A tune-up, new filters, or a visit to measure for a new system: one price, travel included.',
      fields: {
        visit: {
          label: 'Kind of visit',
          values: {
            tuneup: 'Tune-up of a furnace, heat pump or air conditioner',
            filter: 'Filter change and check',
            install: 'Visit to measure for a new system',
          },
        },
        systems: { label: 'More systems at the same address', hint: 'One system is included.' },
        plan: { label: 'How often', values: { once: 'Once', twice: 'Every spring and fall' } },
        thermostat: { label: 'Installing a thermostat you have bought' },
        humidifier: { label: 'New humidifier pad' },
        detector: { label: 'Carbon monoxide alarm, installed' },
      },
      included: [
        'Travel, tools and a standard one-inch filter',
        'Check of safety controls, airflow and drain',
        'A written list of what was found, with photos',
        'Install visit: measurements and a written quote within three days',
      ],
      excluded: ['Repairs and parts: they are quoted before any work', 'Refrigerant', 'Duct cleaning', 'The new system itself'],
      questions: [
        {
          question: 'Who may work on gas?',
          answer:
            'Gas work needs a gas technician certified in your province, for instance by the TSSA in Ontario or through the RBQ in Quebec. The team names its technician when it confirms.',
        },
        {
          question: 'Is the install visit credited?',
          answer: 'Yes. Its price is taken off the quote when you order the system from the same team.',
        },
        { question: 'When is the best time?', answer: 'Spring for cooling, early fall for heating: teams have most free half days then.' },
      ],
    },
    fr: {
      title: 'Visites de chauffage et climatisation à prix fixe',
      lead: 'Une mise au point, des filtres neufs ou une visite pour mesurer en vue d’un nouvel appareil\u00a0: un seul prix, déplacement compris.',
      fields: {
        visit: {
          label: 'Type de visite',
          values: {
            tuneup: 'Mise au point d’une fournaise, thermopompe ou climatisation',
            filter: 'Changement de filtre et vérification',
            install: 'Visite de mesure pour un nouvel appareil',
          },
        },
        systems: { label: 'Appareils de plus à la même adresse', hint: 'Un appareil est compris.' },
        plan: { label: 'Fréquence', values: { once: 'Une seule fois', twice: 'Chaque printemps et chaque automne' } },
        thermostat: { label: 'Installation d’un thermostat que vous avez acheté' },
        humidifier: { label: 'Tampon d’humidificateur neuf' },
        detector: { label: 'Avertisseur de monoxyde de carbone, installé' },
      },
      included: [
        'Déplacement, outils et un filtre courant d’un pouce',
        'Vérification des sécurités, du débit d’air et du drain',
        'Une liste écrite des constats, avec photos',
        'Visite de mesure\u00a0: mesures et soumission écrite en trois jours',
      ],
      excluded: [
        'Réparations et pièces\u00a0: une soumission avant tout travail',
        'Frigorigène',
        'Nettoyage des conduits',
        'Le nouvel appareil',
      ],
      questions: [
        {
          question: 'Qui peut travailler sur le gaz?',
          answer:
            'Il faut une personne certifiée dans votre province, par exemple par la TSSA en Ontario ou selon les règles de la RBQ au Québec. L’équipe la nomme au moment de la confirmation.',
        },
        {
          question: 'La visite de mesure est-elle déduite?',
          answer: 'Oui. Son prix est retranché de la soumission si vous commandez l’appareil à la même équipe.',
        },
        {
          question: 'Quel est le meilleur moment?',
          answer:
            'Le printemps pour la climatisation, le début de l’automne pour le chauffage\u00a0: c’est là que les équipes ont le plus de demi-journées libres.',
        },
      ],
    },
  },
};

export const Component = createPage(hvac);
