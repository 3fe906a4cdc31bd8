import { createPage } from '../createPage';
import { contractingLicences } from '../licences/contracting';
import type { TradeHub } from '../TradeHub';

export const bathroomMaintenance: TradeHub = {
  trades: ['Home Maintenance', 'Plumbing', 'Bathroom Renovation'],
  licences: contractingLicences,
  costs: [
    { label: { en: 'New caulking around a bath or shower', fr: 'Nouveau scellant autour d’un bain ou d’une douche' }, low: 120, high: 280 },
    { label: { en: 'Regrouting a tiled shower', fr: 'Réfection du coulis d’une douche' }, low: 350, high: 900 },
    { label: { en: 'Replacing a bathroom fan', fr: 'Remplacement d’un ventilateur de salle de bain' }, low: 250, high: 600 },
    { label: { en: 'Yearly check with small repairs', fr: 'Vérification annuelle avec petites réparations' }, low: 150, high: 350 },
  ],
  texts: {
    en: {
      title: 'Bathroom maintenance',
      lead: 'Small repairs now keep water out of the walls. Find people who do them, with a checklist for every season.',
      jobs: ['Caulking or grout', 'Fan or ventilation', 'Faucet, shower or toilet', 'Yearly check of the bathroom', 'A visit every season'],
      advice: {
        title: 'Bathroom checklist by season',
        parts: [
          {
            title: 'Spring',
            lines: [
              'Look for cracks in grout and caulking.',
              'Clean the drain of the shower and the sink.',
              'Open and close each shut-off valve once.',
            ],
          },
          {
            title: 'Summer',
            lines: [
              'Wash the fan grille and check that paper sticks to it.',
              'Descale shower heads and aerators.',
              'Paint or seal bare wood.',
            ],
          },
          {
            title: 'Fall',
            lines: [
              'Check that the fan exhausts outdoors.',
              'Test the ground-fault outlet with its button.',
              'Look below the sink for damp spots.',
            ],
          },
          {
            title: 'Winter',
            lines: [
              'Keep doors open where pipes run in outside walls.',
              'Wipe condensation off windows; run the fan for 20 minutes after a shower.',
              'Watch the water meter for an hour with everything closed.',
            ],
          },
        ],
      },
      questions: [
        {
          question: 'Can one visit be repeated?',
          answer:
            'Yes. Write “a visit every season” in your request; most maintenance companies offer a lower price for four visits a year.',
        },
        {
          question: 'What may a handyman do?',
          answer:
            'Small repairs such as caulking. Moving pipes or wires is for licensed trades, and in Quebec most work needs an RBQ licence.',
        },
        {
          question: 'Is black grout dangerous?',
          answer:
            'It is often surface mould that cleans off. Where it comes back within weeks, water is behind the tiles: ask for an inspection.',
        },
      ],
    },
    fr: {
      title: 'Entretien de la salle de bain',
      lead: 'De petites réparations faites à temps gardent l’eau hors des murs. Trouvez qui les fait, avec une liste de vérification pour chaque saison.',
      jobs: [
        'Scellant ou coulis',
        'Ventilateur ou ventilation',
        'Robinet, douche ou toilette',
        'Vérification annuelle de la salle de bain',
        'Une visite chaque saison',
      ],
      advice: {
        title: 'Liste de vérification par saison',
        parts: [
          {
            title: 'Printemps',
            lines: [
              'Cherchez les fissures dans le coulis et le scellant.',
              'Nettoyez le drain de la douche et du lavabo.',
              'Ouvrez et fermez chaque valve une fois.',
            ],
          },
          {
            title: 'Été',
            lines: [
              'Lavez la grille du ventilateur\u00a0: un papier doit y coller.',
              'Détartrez pommes de douche et aérateurs.',
              'Peignez ou scellez le bois nu.',
            ],
          },
          {
            title: 'Automne',
            lines: [
              'Vérifiez que le ventilateur évacue dehors.',
              'Testez la prise avec disjoncteur de fuite.',
              'Cherchez l’humidité sous le lavabo.',
            ],
          },
          {
            title: 'Hiver',
            lines: [
              'Gardez les portes ouvertes près des conduites des murs extérieurs.',
              'Essuyez la condensation et ventilez 20\u00a0minutes après la douche.',
              'Surveillez le compteur d’eau une heure, tout fermé.',
            ],
          },
        ],
      },
      questions: [
        {
          question: 'Une visite peut-elle revenir?',
          answer:
            'Oui. Écrivez «\u00a0une visite chaque saison\u00a0» dans votre demande; la plupart des entreprises offrent un meilleur prix pour quatre visites par an.',
        },
        {
          question: 'Que peut faire un homme à tout faire?',
          answer:
            'De petites réparations comme le scellant. Déplacer des conduites ou des fils revient aux métiers autorisés, et au Québec, la plupart des travaux exigent une licence RBQ.',
        },
        {
          question: 'Le coulis noirci est-il dangereux?',
          answer:
            'Il s’agit souvent d’une moisissure de surface qui se nettoie. Si elle revient en quelques semaines, l’eau est derrière les carreaux\u00a0: demandez une inspection.',
        },
      ],
    },
  },
};

export const Component = createPage(bathroomMaintenance);
