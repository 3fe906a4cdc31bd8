/** Pictures that people choose, made small, shown and stored. Its own entry, carried by the sections that take some. */
export { PictureChooser } from './pictures/PictureChooser';
export { PictureRow } from './pictures/PictureRow';
export { problemOf } from './pictures/problemOf';
export { type PictureProblem } from './pictures/shrinkPicture';
export { pictureUrl, storePicture } from './pictures/storePicture';
export { useChosenPictures, type ChosenPicture } from './pictures/useChosenPictures';
