import type { SpecimenGroup } from './Specimen';
import { amounts } from './specimens/amounts';
import { buttons } from './specimens/buttons';
import { cards } from './specimens/cards';
import { facts } from './specimens/facts';
import { fields } from './specimens/fields';
import { foundations } from './specimens/foundations';
import { navigation } from './specimens/navigation';
import { overlays } from './specimens/overlays';
import { pageParts } from './specimens/pageParts';
import { states } from './specimens/states';

/** All specimens in the order of the page. */
export const specimenGroups: readonly SpecimenGroup[] = [
  { title: 'Foundations', specimens: foundations },
  { title: 'Buttons, links and chips', specimens: buttons },
  { title: 'Facts', specimens: facts },
  { title: 'Fields', specimens: fields },
  { title: 'Amounts', specimens: amounts },
  { title: 'Search and navigation', specimens: navigation },
  { title: 'Cards', specimens: cards },
  { title: 'Overlays', specimens: overlays },
  { title: 'Loading, empty and failed', specimens: states },
  { title: 'Parts of pages', specimens: pageParts },
];
