import type { Both } from './TradeTexts.ts';

/** What each drawing of a project shows. */
export const artAlts: Readonly<Record<string, Both>> = {
  'service-assembly': [
    'Drawing: a tall bookcase being put together, a drill beside it',
    'Dessin\u00a0: une bibliothèque qu’on assemble, une perceuse à côté',
  ],
  'service-bathroom': [
    'Drawing: a clawfoot tub on a checkerboard floor, green tile behind it',
    'Dessin\u00a0: un bain sur pattes sur un damier, carreaux verts au mur',
  ],
  'service-cleaning': [
    'Drawing: a bucket of suds and a broom before a window',
    'Dessin\u00a0: un seau de mousse et un balai devant une fenêtre',
  ],
  'service-construction': ['Drawing: the timber frame of a house under a crane', 'Dessin\u00a0: la charpente d’une maison sous une grue'],
  'service-design': [
    'Drawing: a floor plan on a drafting table, colour swatches beside it',
    'Dessin\u00a0: un plan sur une table à dessin, des échantillons de couleur à côté',
  ],
  'service-electrical': [
    'Drawing: an electrical panel beside a lit pendant lamp',
    'Dessin\u00a0: un panneau électrique près d’une suspension allumée',
  ],
  'service-flooring': ['Drawing: a herringbone floor half laid', 'Dessin\u00a0: un plancher à chevrons à moitié posé'],
  'service-general': ['Drawing: a toolbox in front of a pegboard of tools', 'Dessin\u00a0: un coffre à outils devant un panneau d’outils'],
  'service-hvac': [
    'Drawing: an outdoor heat pump against a brick wall in the snow',
    'Dessin\u00a0: une thermopompe contre un mur de brique, dans la neige',
  ],
  'service-kitchen': [
    'Drawing: a kitchen with green cabinets, a white sink and two lamps',
    'Dessin\u00a0: une cuisine aux armoires vertes, un évier blanc et deux lampes',
  ],
  'service-landscaping': [
    'Drawing: a wheelbarrow of plants on a garden path along a fence',
    'Dessin\u00a0: une brouette de plantes dans une allée, le long d’une clôture',
  ],
  'service-moving': ['Drawing: a moving truck with a canoe on its roof', 'Dessin\u00a0: un camion de déménagement, un canot sur le toit'],
  'service-painting': [
    'Drawing: a wall half painted yellow, with a roller and a ladder',
    'Dessin\u00a0: un mur à moitié peint en jaune, un rouleau et une échelle',
  ],
  'service-pest-control': [
    'Drawing: a mouse looks out of its hole beside cheese and a sprayer',
    'Dessin\u00a0: une souris à l’entrée de son trou, un fromage et un pulvérisateur',
  ],
  'service-plumbing': [
    'Drawing: copper pipes with a valve and a pressure gauge',
    'Dessin\u00a0: des tuyaux de cuivre, un robinet et un manomètre',
  ],
  'service-roofing': [
    'Drawing: a white bungalow whose red roof is being shingled',
    'Dessin\u00a0: un bungalow blanc dont on refait le toit rouge',
  ],
  'service-storage': [
    'Drawing: a garage with its door up, a canoe and boxes inside',
    'Dessin\u00a0: un garage ouvert, un canot et des boîtes à l’intérieur',
  ],
  'service-windows-doors': [
    'Drawing: a green front door under an arched window',
    'Dessin\u00a0: une porte d’entrée verte sous une imposte cintrée',
  ],
};
