export type { Form } from './pictures/forms.ts';
export { pictureName, type Picture } from './pictures/Picture.ts';
export { materialCategories, picturesOf } from './pictures/picturesOf.ts';
export { tones } from './pictures/tones.ts';
export { usedPictures } from './pictures/usedPictures.ts';
