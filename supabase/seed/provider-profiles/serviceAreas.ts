/** A place a company of a city works in, and how the postal codes there begin. */
export type ServiceArea = readonly [place: string, fsaPrefixes: string];

/** By directory location, the city itself first. Prefixes are the forward sortation areas that Canada Post delivers there. */
export const serviceAreas: Readonly<Record<string, readonly ServiceArea[]>> = {
  'Toronto, ON': [
    ['Toronto', 'M'],
    ['Mississauga', 'L4T L4V L4W L4X L4Y L4Z L5'],
    ['Vaughan', 'L4H L4J L4K L4L L6A'],
    ['Markham', 'L3P L3R L3S L6B L6C L6E L6G'],
    ['Oakville', 'L6H L6J L6K L6L L6M'],
  ],
  'Montréal, QC': [
    ['Montréal', 'H1 H2 H3 H4 H5 H8 H9'],
    ['Laval', 'H7'],
    ['Longueuil', 'J3Y J3Z J4G J4H J4J J4K J4L J4M J4N'],
    ['Brossard', 'J4W J4X J4Y J4Z'],
  ],
  'Vancouver, BC': [
    ['Vancouver', 'V5K V5L V5M V5N V5P V5R V5S V5T V5V V5W V5X V5Y V5Z V6A V6B V6C V6E V6G V6H V6J V6K V6L V6M V6N V6P V6R V6S V6T V6Z'],
    ['Burnaby', 'V3N V5A V5B V5C V5E V5G V5H V5J'],
    ['Richmond', 'V6V V6W V6X V6Y V7A V7B V7C V7E'],
    ['North Vancouver', 'V7G V7H V7J V7K V7L V7M V7N V7P V7R'],
  ],
  'Calgary, AB': [
    ['Calgary', 'T1Y T2 T3'],
    ['Airdrie', 'T4A T4B'],
    ['Cochrane', 'T4C'],
    ['Okotoks', 'T1S'],
  ],
  'Edmonton, AB': [
    ['Edmonton', 'T5 T6'],
    ['St. Albert', 'T8N'],
    ['Sherwood Park', 'T8A T8B T8H'],
  ],
  'Ottawa, ON': [
    ['Ottawa', 'K1 K2'],
    ['Orléans', 'K1C K1E K4A'],
    ['Gatineau', 'J8P J8R J8T J8V J8X J8Y J8Z J9A J9H J9J'],
  ],
  'Winnipeg, MB': [
    ['Winnipeg', 'R2 R3'],
    ['Selkirk', 'R1A'],
  ],
  'Québec, QC': [
    ['Québec', 'G1 G2 G3A G3B G3E G3G G3J G3K'],
    ['Lévis', 'G6V G6W G6X G6Y G6Z G7A'],
  ],
  'Hamilton, ON': [
    ['Hamilton', 'L8 L9A L9B L9C L9G L9H'],
    ['Burlington', 'L7L L7M L7N L7P L7R L7S L7T'],
  ],
  'Mississauga, ON': [
    ['Mississauga', 'L4T L4V L4W L4X L4Y L4Z L5'],
    ['Brampton', 'L6P L6R L6S L6T L6V L6W L6X L6Y L6Z L7A'],
    ['Oakville', 'L6H L6J L6K L6L L6M'],
  ],
  'Kitchener, ON': [
    ['Kitchener', 'N2A N2B N2C N2E N2G N2H N2M N2N N2P N2R'],
    ['Waterloo', 'N2J N2K N2L N2T N2V'],
    ['Cambridge', 'N1R N1S N1T N3C N3E N3H'],
  ],
  'London, ON': [
    ['London', 'N5V N5W N5X N5Y N5Z N6'],
    ['St. Thomas', 'N5P N5R'],
  ],
  'Halifax, NS': [
    ['Halifax', 'B3'],
    ['Dartmouth', 'B2V B2W B2X B2Y B2Z B3A B3B'],
    ['Bedford', 'B4A B4B'],
  ],
  'Victoria, BC': [
    ['Victoria', 'V8N V8P V8R V8S V8T V8V V8W V8X V8Y V8Z V9A'],
    ['Langford', 'V9B V9C'],
    ['Sidney', 'V8L'],
  ],
  'Surrey, BC': [
    ['Surrey', 'V3R V3S V3T V3V V3W V3X V3Z V4A V4N V4P'],
    ['Langley', 'V1M V2Y V2Z V3A'],
    ['Delta', 'V4C V4E V4K V4L V4M'],
  ],
  'Kelowna, BC': [
    ['Kelowna', 'V1P V1V V1W V1X V1Y'],
    ['West Kelowna', 'V1Z V4T'],
  ],
  'Saskatoon, SK': [['Saskatoon', 'S7']],
  'Regina, SK': [
    ['Regina', 'S4'],
    ['White City', 'S4L'],
  ],
  'Gatineau, QC': [
    ['Gatineau', 'J8P J8R J8T J8V J8X J8Y J8Z J9A J9H J9J'],
    ['Chelsea', 'J9B'],
    ['Ottawa', 'K1 K2'],
  ],
  'Sherbrooke, QC': [
    ['Sherbrooke', 'J1C J1E J1G J1H J1J J1K J1L J1M J1N J1R'],
    ['Magog', 'J1X'],
  ],
  'Trois-Rivières, QC': [
    ['Trois-Rivières', 'G8T G8V G8W G8Y G8Z G9A G9B G9C'],
    ['Shawinigan', 'G9N G9P G9R G9T'],
  ],
  'Moncton, NB': [
    ['Moncton', 'E1A E1C E1E E1G E1H'],
    ['Riverview', 'E1B'],
  ],
  'Fredericton, NB': [
    ['Fredericton', 'E3A E3B E3C E3G'],
    ['Oromocto', 'E2V'],
  ],
  "St. John's, NL": [
    ["St. John's", 'A1A A1B A1C A1E A1G A1H'],
    ['Mount Pearl', 'A1N'],
    ['Paradise', 'A1L'],
  ],
  'Charlottetown, PE': [
    ['Charlottetown', 'C1A C1C C1E'],
    ['Stratford', 'C1B'],
  ],
};

/** The area code of each city's invented numbers; the rest is 555-01xx, which no telephone has. */
export const areaCodes: Readonly<Record<string, number>> = {
  'Toronto, ON': 416,
  'Montréal, QC': 514,
  'Vancouver, BC': 604,
  'Calgary, AB': 403,
  'Edmonton, AB': 780,
  'Ottawa, ON': 613,
  'Winnipeg, MB': 204,
  'Québec, QC': 418,
  'Hamilton, ON': 905,
  'Mississauga, ON': 905,
  'Kitchener, ON': 519,
  'London, ON': 519,
  'Halifax, NS': 902,
  'Victoria, BC': 250,
  'Surrey, BC': 604,
  'Kelowna, BC': 250,
  'Saskatoon, SK': 306,
  'Regina, SK': 306,
  'Gatineau, QC': 819,
  'Sherbrooke, QC': 819,
  'Trois-Rivières, QC': 819,
  'Moncton, NB': 506,
  'Fredericton, NB': 506,
  "St. John's, NL": 709,
  'Charlottetown, PE': 902,
};
