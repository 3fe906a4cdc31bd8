/** The closed list of colours an illustration may use. A test rejects any other. */
export const colour = {
  sky: '#ddede7',
  far: '#b3d1ca',
  mid: '#87b5a8',
  tree: '#2c7162',
  treeLight: '#3c8473',
  snow: '#ffffff',
  snowSoft: '#f7fbf9',
  snowShade: '#e4eeea',
  paper: '#fbf3e2',
  paperShade: '#f4f0e6',
  wood1: '#e8b27a',
  wood2: '#d58a4a',
  wood3: '#a9622b',
  wood4: '#6b3a17',
  brick1: '#b5562d',
  brick2: '#9a4422',
  brick3: '#6e2e14',
  amber: '#f2a23c',
  amberLight: '#f7c56b',
  amberPale: '#fff3d6',
  spruce: '#0f5e50',
  spruceDark: '#0b3b33',
  steel: '#7c8a85',
  steelDark: '#566660',
  ink: '#17211d',
} as const;

/** Steps between the colours above, for the shaded face or the lit edge of an object. */
export const step = {
  spruceSeam: '#0b4a3f',
  mist: '#cfe3db',
  sun: '#f5b95f',
  halo: '#f9dda6',
  glow: '#fce5b4',
  amberDeep: '#e08e2c',
  bronze: '#c77f2b',
  kraft: '#d9cdb4',
  kraftDark: '#c7b998',
  trim: '#e6d3b3',
  trimDark: '#d8cfbc',
  timber: '#8a4a08',
  brickMid: '#a84c27',
  steelMid: '#66746f',
  steelLight: '#73847d',
  red: '#b3341b',
} as const;

/** Overlay strengths, in tenths because the optimiser keeps one decimal: dots and shaded sides, cast shadow and light, deep shadow, veil. */
export const opacity = { dots: 0.1, shade: 0.1, cast: 0.2, deep: 0.3, veil: 0.6 } as const;
