import { useFiles } from '@marketplace/section-kit';
import { projectArt } from './projectArt';

/** @returns the address of the picture of a project: a photo in the public bucket, or a drawing */
export function useProjectPicture(): (image: string, category: string) => string {
  const files = useFiles();
  return (image, category) => (image.startsWith('u/') ? files.publicUrl('portfolio', image) : projectArt(image, category));
}
