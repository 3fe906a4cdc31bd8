import type { TradeFacts } from './TradeFacts.ts';

export const storage: TradeFacts = {
  trade: 'Storage',
  menu: [
    ['Small locker', 'Petit casier', 65, 'month'],
    ['Medium locker', 'Casier moyen', 165, 'month'],
    ['Large locker', 'Grand casier', 270, 'month'],
    ['Climate-controlled locker', 'Casier à climat contrôlé', 145, 'month'],
    ['Vehicle storage', 'Remisage de véhicules', 120, 'month'],
    ['Portable container', 'Conteneur mobile', 210, 'month'],
    ['Business storage', 'Entreposage commercial', 180, 'month'],
    ['Document boxes', 'Boîtes de documents', 6, 'month'],
  ],
  habits: [
    ['doors are open from six to eleven', 'les portes sont ouvertes de six à vingt-trois heures'],
    ['there is no deposit and no minimum term', 'il n’y a ni dépôt ni durée minimale'],
    ['every locker has its own alarm', 'chaque casier a sa propre alarme'],
    ['carts and a loading dock are free', 'chariots et quai de chargement sont gratuits'],
    ['the price of the first year is fixed', 'le prix de la première année est fixe'],
  ],
};
