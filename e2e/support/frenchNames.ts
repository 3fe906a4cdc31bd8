/** A name of the seed after « à », as the pages join it. */
export const toName = (name: string): string => (name.startsWith('Les ') ? `aux ${name.slice(4)}` : `à ${name}`);

/** The same after « de ». */
export const ofName = (name: string): string => {
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  return /^[AEIOUÉÈÊ]/.test(name) ? `d’${name}` : `de ${name}`;
};
