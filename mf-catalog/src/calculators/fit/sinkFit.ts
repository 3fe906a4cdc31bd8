import { defineMessages } from '@marketplace/section-kit';
import { defineCalculator } from '../Calculator';
import { INCH } from '../units';
import { fitResult } from './fitResult';

/** Room around it that installers want, in metres. */
const ROOM = 3 * INCH;

const messages = defineMessages('catalog.calculator.sinkFit', {
  en: {
    title: 'Does the sink fit the cabinet?',
    lead: 'Compare the outside width of the sink base with that of the sink.',
    'field.cabinet': 'Cabinet width',
    'field.sink': 'Sink width',
    'figure.spare': 'Cabinet wider than sink by',
    'verdict.fits': 'It fits',
    'verdict.tight': 'Too tight for most sinks',
    'verdict.no': 'It does not fit',
    note: 'Rule of thumb: the cabinet should be 8 cm (3 in) wider than the sink, for its sides and the clips. The manufacturer’s own “smallest cabinet” on the material page comes first, above all for apron fronts.',
  },
  fr: {
    title: 'L’évier entre-t-il dans l’armoire?',
    lead: 'Comparez la largeur extérieure de l’armoire d’évier à celle de l’évier.',
    'field.cabinet': 'Largeur de l’armoire',
    'field.sink': 'Largeur de l’évier',
    'figure.spare': 'L’armoire dépasse l’évier de',
    'verdict.fits': 'Il entre',
    'verdict.tight': 'Trop juste pour la plupart des éviers',
    'verdict.no': 'Il n’entre pas',
    note: 'Règle empirique\u00a0: l’armoire doit dépasser l’évier de 8\u00a0cm (3\u00a0po), pour ses côtés et les attaches. L’«\u00a0armoire minimale\u00a0» du fabricant, sur la page du matériau, passe avant, surtout pour une façade apparente.',
  },
});

export const calculator = defineCalculator({
  id: 'sinkFit',
  messages,
  fields: [
    { name: 'cabinet', quantity: 'size', start: [91.4, 36], range: [0.05, 20] },
    { name: 'sink', quantity: 'size', start: [78.7, 31], range: [0.05, 20] },
  ],
  work: ({ cabinet, sink }) => fitResult(cabinet, sink, ROOM),
});
