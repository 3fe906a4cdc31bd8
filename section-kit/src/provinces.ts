/** What French calls provinces. Its own entry, carried by the sections that name places, whose pages need nothing of taxes. */
export { frenchProvinces } from './place/frenchProvinces';
