/** Metals and what lies on them, colours, and kinds of wood: what names call them in both languages, and the one value that every picture takes. */
interface Tone {
  english: readonly string[];
  french: readonly string[];
  value: string;
}

const tone = (value: string, english: string, french: string): Tone => ({
  value,
  english: english ? english.split('|') : [],
  french: french ? french.split('|') : [],
});

export const finishes = {
  'aged-brass': tone('#a3824a', 'aged brass', 'laiton vieilli'),
  aluminum: tone('#b9bfc2', 'aluminum', 'aluminium'),
  brass: tone('#cfa64f', 'brass', 'laiton'),
  bronze: tone('#6f4e33', 'bronze', 'bronze'),
  'brushed-brass': tone('#c4a05c', 'brushed brass', 'laiton brossé'),
  'brushed-nickel': tone('#b3aea4', 'brushed nickel', 'nickel brossé'),
  'brushed-steel': tone('#aeb3b5', 'brushed steel', 'acier brossé'),
  chrome: tone('#bcc5ca', 'chrome', 'chrome'),
  copper: tone('#c8743f', 'copper', 'cuivre'),
  'matte-black': tone('#2e3032', 'matte black|black', 'noir mat|noir|noire|noirs'),
  'satin-nickel': tone('#b9b3a6', 'satin nickel', 'nickel satiné'),
} as const satisfies Record<string, Tone>;

export const colours = {
  amber: tone('#c67d2c', 'amber', 'ambre|ambré'),
  'ash-grey': tone('#a8a49c', 'ash grey', 'frêne gris'),
  'barn-red': tone('#8e2f27', 'barn red', 'rouge grange|rouge'),
  'birch-white': tone('#efe9dc', 'birch white', 'blanc bouleau'),
  black: tone('#2b2724', 'black', 'noir|noire'),
  'blue-green': tone('#6fa9a3', 'blue-green', 'bleu-vert'),
  brown: tone('#7b5537', 'brown', 'brune|brun'),
  canyon: tone('#b98a68', 'canyon', 'canyon'),
  'cedar-tone': tone('#b06a3a', 'cedar tone', 'ton cèdre'),
  charcoal: tone('#47494b', 'charcoal', 'charbon'),
  chestnut: tone('#7d5035', 'chestnut', 'châtaigne'),
  cinder: tone('#8d857b', 'cinder', 'cendre'),
  clear: tone('#cfe0e3', 'clear', 'claire|transparent'),
  'coastal-blue': tone('#6e8fa6', 'coastal blue', 'bleu côtier'),
  concrete: tone('#a5a49f', 'concrete', 'béton'),
  'deep-green': tone('#2c4a3c', 'deep green', 'vert foncé'),
  driftwood: tone('#a3968a', 'driftwood', 'bois de grève|bois flotté'),
  forest: tone('#2f5540', 'forest', 'forêt'),
  glacier: tone('#ecedea', 'glacier', 'glacier'),
  graphite: tone('#5b5d60', 'graphite', 'graphite'),
  green: tone('#5f7d4f', 'green', 'vertes|vert|verte'),
  grey: tone('#9a9a96', 'grey', 'gris|grise'),
  gunstock: tone('#8b5230', 'gunstock', 'châtaigne'),
  'harbour-blue': tone('#3f627f', 'harbour blue', 'bleu havre'),
  'heritage-red': tone('#9c4632', 'heritage red', 'rouge patrimoine'),
  honey: tone('#c08d50', 'honey', 'miel'),
  linen: tone('#dccdb4', 'linen', 'lin'),
  marble: tone('#e3e1de', 'marble', 'marbre'),
  mint: tone('#b7cfb9', '', ''),
  moss: tone('#7d8b5a', 'moss', 'mousse'),
  natural: tone('#cba878', 'natural', 'naturel|naturelle'),
  navy: tone('#27374f', 'navy', 'marine'),
  oatmeal: tone('#d2c5ae', 'oatmeal', 'avoine'),
  ocean: tone('#3f7286', 'ocean', 'océan'),
  primed: tone('#e5e4df', 'primed', 'apprêté|apprêtée'),
  pumpkin: tone('#d5702a', 'pumpkin', 'citrouille'),
  red: tone('#a5342c', 'red', 'rouge'),
  sage: tone('#9db09a', 'sage|sage green', 'sauge|vert sauge'),
  sand: tone('#d6c4a2', 'sand', 'sable'),
  sandstone: tone('#cbab80', 'sandstone', 'grès'),
  seafoam: tone('#b5d3c5', 'seafoam', 'écume'),
  'shoreline-oak': tone('#bfa482', 'shoreline oak', 'chêne de rive'),
  'silver-grey': tone('#9f9c96', 'silver grey', 'gris argent'),
  slate: tone('#5d666c', 'slate', 'ardoise'),
  'slate-grey': tone('#6a7075', 'slate grey', 'gris ardoise'),
  smoked: tone('#6b5140', 'smoked', 'fumé'),
  snow: tone('#f4f4f1', 'snow', 'neige'),
  'spruce-green': tone('#3f5f52', 'spruce', 'épinette'),
  terracotta: tone('#bd6b48', 'terracotta', 'terre cuite'),
  undyed: tone('#ddd3c0', 'undyed', 'non teinte'),
  'warm-white': tone('#eee7da', 'warm white', 'blanc chaud'),
  white: tone('#f2f1ed', 'white', 'blanc|blanche'),
  'winter-grey': tone('#aab1b5', 'winter grey', 'gris hiver'),
  yellow: tone('#e2bd3c', 'yellow', 'jaune'),
} as const satisfies Record<string, Tone>;

export const species = {
  birch: tone('#dfc69c', 'birch', 'bouleau'),
  cedar: tone('#bc7c4c', 'cedar|western red cedar', 'cèdre|cèdre rouge'),
  fir: tone('#c58e58', 'fir', 'sapin'),
  hemlock: tone('#c7a377', 'hemlock|eastern hemlock', 'pruche'),
  hickory: tone('#a87b50', 'hickory', 'caryer'),
  maple: tone('#ddc096', 'maple', 'érable'),
  oak: tone('#c39a66', 'oak|white oak', 'chêne|chêne blanc'),
  pine: tone('#dfbd85', 'pine|white pine', 'pin|pin blanc'),
  'red-oak': tone('#b07a50', 'red oak|oak', 'chêne rouge|chêne'),
  spf: tone('#dcbf8e', 'SPF', 'EPS'),
  spruce: tone('#d8b987', 'spruce', 'épinette'),
  treated: tone('#a6976b', 'treated|pressure-treated', 'traité|traitée'),
  walnut: tone('#6e4a31', 'walnut', 'noyer'),
} as const satisfies Record<string, Tone>;

export type Finish = keyof typeof finishes;
export type Colour = keyof typeof colours;
export type Species = keyof typeof species;

/** Every finish, colour and species by its key. */
export const tones: Readonly<Record<Finish | Colour | Species, Tone>> = { ...finishes, ...colours, ...species };
