import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Kitchen Renovation'],
  calculators: ['countertop'],
  guides: ['/guides', '/financial/home-equity-loans'],
  texts: {
    en: {
      lead: 'Quartz, wood, laminate and recycled glass, with a calculator for slab, edge and cut-outs in square feet or metres.',
      picks: [
        { label: 'Quartz', search: 'Quartz' },
        { label: 'Wood', search: 'Butcher' },
        { label: 'Laminate', search: 'Laminate' },
      ],
      notes: [
        {
          title: 'Price by area, plus work',
          text: 'Cut-outs, polished edges and a second seam are priced apart. Ask for all three in one line each.',
        },
        {
          title: 'Template after the cabinets',
          text: 'The final measure is taken when base cabinets are fixed and level, and with the sink on site.',
        },
        {
          title: 'Care',
          text: 'Wood wants oil a few times a year, stone a seal where its maker says so, quartz neither; all of them want a trivet.',
        },
      ],
    },
    fr: {
      lead: 'Quartz, bois, stratifié et verre recyclé, avec un calcul de la dalle, du chant et des découpes en pieds carrés ou en mètres.',
      picks: [
        { label: 'Quartz', search: 'quartz' },
        { label: 'Bois', search: 'boucher' },
        { label: 'Stratifié', search: 'stratifié' },
      ],
      notes: [
        {
          title: 'Un prix à la surface, plus le travail',
          text: 'Découpes, chants polis et deuxième joint se facturent à part. Demandez une ligne pour chacun.',
        },
        {
          title: 'Le gabarit après les armoires',
          text: 'La mesure finale se prend quand les armoires basses sont fixées et de niveau, l’évier sur place.',
        },
        {
          title: 'Entretien',
          text: 'Le bois veut de l’huile quelques fois par année, la pierre un scellant si le fabricant le dit, le quartz ni l’un ni l’autre; tous veulent un sous-plat.',
        },
      ],
    },
  },
};
