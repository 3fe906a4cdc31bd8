/** Name of the file with the lines of all icons that have a name. It is published like every file of a build, and stands in pages. */
export const spriteFile = 'icons-in-page.svg';
