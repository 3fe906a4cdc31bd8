/** An invented shop, the places where it keeps its goods, and what it charges for bringing them. */
export interface VendorSeed {
  name: string;
  /** Cities as cards show them, the main one first. */
  places: readonly (readonly [city: string, province: keyof typeof provinceNames])[];
  /** Dollars for an order in the provinces where it has a place, and elsewhere. */
  near: number;
  far: number;
  /** Orders of goods from so many dollars come for free near by. */
  freeOver: number | null;
  minOrder: number | null;
  french: boolean;
}

/** As addresses and the location filter write them. */
export const provinceNames = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
} as const;

export const vendors: readonly VendorSeed[] = [
  {
    name: 'Coastal Heron Building Supply',
    places: [
      ['Surrey', 'BC'],
      ['Victoria', 'BC'],
      ['Whitehorse', 'YT'],
    ],
    near: 49,
    far: 189,
    freeOver: 750,
    minOrder: null,
    french: false,
  },
  {
    name: 'Foothill Forge Home Centre',
    places: [
      ['Calgary', 'AB'],
      ['Edmonton', 'AB'],
      ['Yellowknife', 'NT'],
    ],
    near: 39,
    far: 169,
    freeOver: 600,
    minOrder: 40,
    french: false,
  },
  {
    name: 'Lantern Street Lighting & Electric',
    places: [
      ['Toronto', 'ON'],
      ['Ottawa', 'ON'],
    ],
    near: 15,
    far: 35,
    freeOver: 150,
    minOrder: null,
    french: false,
  },
  {
    name: 'Matériaux de la Rive-Claire',
    places: [
      ['Montréal', 'QC'],
      ['Québec', 'QC'],
      ['Gatineau', 'QC'],
    ],
    near: 45,
    far: 175,
    freeOver: 650,
    minOrder: null,
    french: true,
  },
  {
    name: 'Mariner’s Yard Building Centre',
    places: [
      ['Halifax', 'NS'],
      ['Charlottetown', 'PE'],
      ['St. John’s', 'NL'],
    ],
    near: 42,
    far: 195,
    freeOver: 700,
    minOrder: null,
    french: false,
  },
  {
    name: 'Steelwater Paint & Hardware',
    places: [
      ['Hamilton', 'ON'],
      ['Kitchener', 'ON'],
      ['London', 'ON'],
    ],
    near: 19,
    far: 59,
    freeOver: 200,
    minOrder: null,
    french: false,
  },
  {
    name: 'Prairie Thistle Supply Co-op',
    places: [
      ['Winnipeg', 'MB'],
      ['Saskatoon', 'SK'],
      ['Regina', 'SK'],
      ['Iqaluit', 'NU'],
    ],
    near: 35,
    far: 159,
    freeOver: 500,
    minOrder: 25,
    french: false,
  },
  {
    name: 'Quincaillerie des Deux-Rives',
    places: [
      ['Moncton', 'NB'],
      ['Trois-Rivières', 'QC'],
      ['Sherbrooke', 'QC'],
    ],
    near: 29,
    far: 129,
    freeOver: 400,
    minOrder: null,
    french: true,
  },
];
