/**
 * What people read in plain words, one term per idea. Each row is a pattern that no catalogue, content file, mail or seed may hold
 * again, what is said instead, and why. Words of code are in `tools/lint/terms.mjs`.
 */
export const formerWords = [
  [/\b[Dd]rawn samples?\b/, 'illustration only', 'nobody calls a picture that'],
  [
    /\bstands? (here|alone|first|whether|before your|in (front|the (directory|address|list))|under (your|its|their)|at the (top|end)|on (its|your|their) (page|profile|list))\b|\bstands (below|above)\b|\b([Aa]nswer|[Rr]eply|[Rr]eplies|[Rr]eview|[Tt]ext|[Ff]igure|[Pp]rice|[Rr]ating|[Ww]ord|[Qq]uote|[Gg]uide|[Rr]ule|[Nn]otice)s? stands?\b/,
    'is here, appears here',
    'a calque: texts do not stand',
  ],
  [
    /\b(([Aa]mounts|[Ff]igures|[Gg]rants) (that )?we could find|[Ss]ources (disagree|name no)|[Gg]uide we read|([Ff]igures|[Aa]mounts) on file|[Ww]e found no)\b/,
    'what is known, as of when, and who to ask',
    'a note of ours, not an answer',
  ],
  [
    /sources se contredisent|sources ne nomment|guide que nous avons lu|[Mm]ontants que nous avons trouvés|chiffres au dossier|Nous n’avons trouvé aucun/,
    'ce qu’on sait, à quelle date, et à qui demander',
    'une note pour nous, pas une réponse',
  ],
  [/\bbears? no date\b|\bpages are (old|undated)\b|\bis known to us\b/, 'what to ask, and whom', 'a note of ours, not an answer'],
  [
    /\bpages? [^.;]*(est|sont) sans date\b|\bpages sont anciennes\b|nous ne connaissons aucun remboursement/,
    'quoi demander, et à qui',
    'une note pour nous, pas une réponse',
  ],
  [/\}\} (can )?comes? back|[Ww]hat comes back|^Comes back$/, 'you get back', 'money does not come by itself'],
  [/\btoo dear\b/, 'too expensive', 'not said in Canada'],
  [/\b(the|its own|its|[Mm]any) makers?\b/, 'manufacturer', 'one term for who makes a product'],
  [/\b(no longer (counts?|stands)|deals of today)\b/, 'no longer valid, today’s deals', 'says less than the usual word'],
  [/\b(Nobody matches|Who climbs|Whom to ask|Whom do I)\b/, 'no professionals match, anyone who works on your roof, who to ask', 'stilted'],
  [/\b(calendar day\. Choose|hold no (rules|tax))\b/, 'that date doesn’t exist, we have no rules', 'stilted'],
  [/\b(found room\. Take|next household|to have beside you)\b/, 'didn’t fit, next homeowner, helpful along the way', 'a riddle'],
  [
    /\b(That was a lot in a short time|[Ww]e know no offer|We find no|leads to no|[Nn]o (question|request) holds)\b/,
    'you’ve sent a lot, we don’t recognize, we can’t find, contains',
    'an error is read by somebody who is worried',
  ],
  [/\b(as far as we know|very old pages|[Cc]ommon knowledge of)\b/, 'say it, or leave it out', 'a note of ours, not an answer'],
  [/\b[Ww]e have not confirmed\b/, 'say who confirms it', 'a note of ours, not an answer'],
  [
    /\b[Cc]annot be taken back\b|\bnothing to set it against\b|\bAnswer (of the company|the review)\b/,
    'can’t be undone, nothing to compare it with, reply',
    'not the usual words of a dialog',
  ],
  [/\b(has taken its quote back|Take (it|It) (b|B)ack|Taken back)\b/, 'withdraw', 'one term for what ends a quote or an application'],
  [/\b[Ss]et up with you\b/, 'on request', 'says nothing of when or how'],
  [/\b(one press|with one press)\b/, 'one click', 'nobody presses a page'],
  [/\b([Ww]aits (for you|since|for the homeowner|to be)|Nothing waits)\b/, 'waiting', 'English uses the continuous form'],
  [/\b(If n|n)obody of you\b|\b[Ss]omebody of the company\b/, 'none of you, somebody at the company', 'a calque'],
  [/\bout of the team\b|\bin no team\b|\bfor no company\b/, 'remove from the team, not on a team', 'a calque'],
  [/\bCalled? the visit off\b|\bcalled the visit off\b/, 'cancel', 'one word for one act: bookings, jobs and visits are cancelled'],
  [/\b(they|who) (are|is) told\b|\}\} is told\b|[Hh]omeowner is told\b/, 'we tell, we let them know', 'hides who writes'],
  [/\banew\b/, 'again', 'not said any more'],
  [/\bbinds you to nothing\b/, 'commits you to nothing', 'a calque of “n’engage à rien”'],
  [/\b[Ii]t is not (said\b|known (whether|who|in which)\b)/, 'you haven’t said, it is missing', 'an error says what to do, and who'],
  [/\baddress of the web\b|\bof your team (has )?saved\b/, 'web address, on your team', 'a calque'],
  [/\bdoes not wait for an?\b|\b[Nn]o \w+ waits for\b|\bsee what waits\b/, 'is waiting', 'English uses the continuous form'],
  [/règles? du pouce/i, 'règle empirique', 'calque de « rule of thumb »'],
  [/\bExemple dessiné/, 'illustration', 'calque'],
  [/\bRéglé avec vous/, 'sur demande', 'calque'],
  [/\btypiquement\b/i, 'en général', 'calque de « typically »'],
  [/à tout prix\b/i, 'quel que soit le prix', 'veut dire « coûte que coûte »'],
  [/modèles? de plancher/i, 'article de démonstration', 'calque de « floor model »'],
  [/salles? de montre/i, 'salle d’exposition', 'calque de « showroom »'],
  [/disposition des débris/i, 'évacuation des débris', 'calque de « disposal »'],
  [/gros œuvre/i, 'travaux bruts', 'n’est pas « rough-in »'],
  [/barrages? de glace/i, 'digue de glace', 'un seul terme'],
  [/garanties? accessoires?/i, 'hypothèque subsidiaire', 'terme de l’ACFC'],
  [/\bfilage\b/i, 'câblage', 'anglicisme'],
  [/bloc de boucher/i, 'billot', 'calque de « butcher block »'],
  [/pages? d’atterrissage/i, 'page de destination', 'calque de « landing page »'],
  [/à notre connaissance|vieilles pages|pas confirmé de/i, 'dites-le ou enlevez-le', 'une note pour nous, pas une réponse'],
  [
    /Emplacement de la page|Où se trouve ce matériau|Where this (page|material) is/,
    'vous êtes ici, you are here',
    'un seul nom pour le fil d’Ariane',
  ],
  [/\bdémos?(?![\p{L}])/iu, 'démonstration', 'un seul terme'],
  [/\binsignes?\b|\bmentions? de confiance\b|\bCette mention (ne s’achète|exige)/i, 'badge', 'un seul terme'],
  [/\bplan (gratuit|Pro|Élite)(?![\p{L}])/u, 'forfait', 'un seul terme'],
  [/\bcalculateurs?\b/i, 'calculatrice', 'un seul terme'],
  [/\btests? de résistance\b/i, 'simulation de crise', 'un seul terme'],
  [/calculatrice de capacité d’emprunt/i, 'calculatrice d’abordabilité', 'un seul nom, celui du menu'],
  [/d’une seule pression/i, 'd’un seul clic', 'on clique sur une page'],
];

/** In texts that are French, and in samples, which stand beside English ones: English has no space before these signs. */
export const formerFrenchSpaces = [
  [/[\d}] [%$](?!\{)|[\p{L}\d»)] [:;!?»](?!\S)|« /u, 'une espace insécable', 'le signe ne va pas seul à la ligne'],
];

/** In texts that are French. */
export const formerFrenchWords = [[/\bElite\b/, 'Élite', 'le forfait a un nom français'], ...formerFrenchSpaces];

/** In texts of ours. Samples in the seed speak as people do. */
export const formerSiteWords = [[/\bcomes? back\b/, 'returns, is restored, you get back', 'a calque wherever no person walks back']];

/** What people read in the browser: texts and sources may be in any file of a section and of what sections share. */
const browser = /^mf-[a-z-]+\/(src|content)\/.*\.(tsx?|yaml|mdx)$|^(shell|section-kit|shared-ui)\/src\/.*\.tsx?$/;
/** What the server says itself. */
const server = /^delivery\/server\/.*\.ts$/;
/** Mails, samples, refusals of passwords, and what the database says: refusals, consents, trades, taxes. */
const data = /^supabase\/(mails|seed|emulator)\/.*\.ts$|^supabase\/[a-z-]+\.ts$|^supabase\/schemas\/.*\.sql$/;

/** Where words that people read are kept: of source files only their strings are read. */
export const isWords = (file) =>
  [browser, server, data].some((kept) => kept.test(file)) && !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(file);
