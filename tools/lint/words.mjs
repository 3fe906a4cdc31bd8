/**
 * What people read in plain words, one term per idea. On the left a pattern that no catalogue, content file, mail or seed may
 * hold again, on the right what is said instead. Words of code are in `terms.mjs`.
 */
export const formerWords = [
  [/\b[Aa] drawn sample\b/, 'illustration only'],
  [/\bstands? here\b/, 'is here, appears here'],
  [/\}\} (can )?comes? back|[Ww]hat comes back|'Comes back'/, 'you get back'],
  [/\btoo dear\b/, 'too expensive'],
  [/\b(the|its own|its|[Mm]any) makers?\b/, 'manufacturer'],
  [/\b(no longer counts?|deals of today)\b/, 'no longer valid, today’s deals'],
  [/\b(Nobody matches|Who climbs|Whom to ask)\b/, 'no professionals match, anyone who works on your roof, who to ask'],
  [/\b(calendar day\. Choose|hold no rules)\b/, 'that date doesn’t exist, we have no rules'],
  [/\b(found room\. Take|next household|to have beside you)\b/, 'didn’t fit, next homeowner, helpful along the way'],
  [/\b(That was a lot in a short time|[Ww]e know no offer|We find no)\b/, 'you’ve sent a lot, we don’t recognize, we can’t find'],
  [/\b(as far as we know|very old pages|[Cc]ommon knowledge of)\b/, 'say it, or leave it out'],
  [/\b[Ww]e have not confirmed\b/, 'say who confirms it'],
  [
    /\b[Cc]annot be taken back\b|\bnothing to set it against\b|\bAnswer (of the company|the review)\b/,
    'can’t be undone, nothing to compare it with, reply',
  ],
  [/\bSet up with you\b/, 'on request'],
  [/règles? du pouce/i, 'règle empirique'],
  [/\bExemple dessiné/, 'illustration'],
  [/\bRéglé avec vous/, 'sur demande'],
  [/\btypiquement\b/i, 'en général'],
  [/à tout prix\b/i, 'quel que soit le prix'],
  [/modèles? de plancher/i, 'article de démonstration'],
  [/salles? de montre/i, 'salle d’exposition'],
  [/disposition des débris/i, 'évacuation des débris'],
  [/gros œuvre/i, 'travaux bruts'],
  [/barrages? de glace/i, 'digue de glace'],
  [/garanties? accessoires?/i, 'hypothèque subsidiaire'],
  [/\bfilage\b/i, 'câblage'],
  [/bloc de boucher/i, 'billot'],
  [/pages? d’atterrissage/i, 'page de destination'],
  [/à notre connaissance|vieilles pages|pas confirmé de/i, 'dites-le ou enlevez-le'],
  [/Emplacement de la page|Where this (page|material) is/, 'vous êtes ici, you are here'],
  [/\bdémos?(?![\p{L}])/iu, 'démonstration'],
  [/\binsignes?\b/i, 'badge'],
  [/\bplan (gratuit|Pro|Élite)(?![\p{L}])/u, 'forfait'],
];

/** In files that hold French only. */
export const formerFrenchWords = [[/\bElite\b/, 'Élite']];

/** Where words that people read are kept. */
export const isWords = (file) =>
  /^(mf-[a-z-]+|shell|section-kit|shared-ui|supabase)\//.test(file) &&
  /(essages|English|French|routes|navigation|brand|calculator)\.ts$|\/content\/.*\.(yaml|mdx|ts)$|^supabase\/(mails|seed)\/.*\.ts$/.test(
    file,
  ) &&
  !/\.test\.ts$/.test(file);
