import { art, type ArtName } from '@marketplace/shared-ui/art';
import { serviceArt } from '../provider/serviceArt';

/**
 * The picture of a project.
 * @param image `art:<name>` names a drawing; anything else is nothing this page knows, and gets the trade's drawing
 */
export function projectArt(image: string, category: string): string {
  const name = image.replace(/^art:/, '');
  return image.startsWith('art:') && Object.hasOwn(art, name) ? art[name as ArtName] : art[serviceArt(category)];
}
