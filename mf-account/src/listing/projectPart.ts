import type { PageField } from '../apply/pageForms';
import type { ListingPart } from './listingParts';
import type { Page } from './useListing';

const fields: readonly PageField[] = [
  { name: 'image', server: 'image', required: true },
  { name: 'altEn', server: 'alt_en', required: true },
  { name: 'altFr', server: 'alt_fr' },
  { name: 'titleEn', server: 'title_en', required: true },
  { name: 'titleFr', server: 'title_fr' },
  { name: 'textEn', server: 'description_en', look: 'lines' },
  { name: 'textFr', server: 'description_fr', look: 'lines' },
  { name: 'completedOn', server: 'completed_on', look: 'day' },
];

const orNull = (value = '') => value.trim() || null;

/** The part of one project: of a new one without an id. New ones come first, as people look for what is new. */
export const projectPart = (id: string | null): ListingPart => ({
  key: `project.${id ?? 'new'}`,
  fields,
  read: ({ projects }) => {
    const project = projects.find((known) => known.id === id);
    return {
      image: project?.image ?? '',
      altEn: project?.alt_en ?? '',
      altFr: project?.alt_fr ?? '',
      titleEn: project?.title_en ?? '',
      titleFr: project?.title_fr ?? '',
      textEn: project?.description_en ?? '',
      textFr: project?.description_fr ?? '',
      completedOn: project?.completed_on ?? '',
    };
  },
  write: (page, { image = '', altEn = '', altFr, titleEn = '', titleFr, textEn = '', textFr, completedOn }, newId) => {
    const project = {
      id: id ?? newId,
      title_en: titleEn.trim(),
      title_fr: orNull(titleFr),
      description_en: textEn.trim(),
      description_fr: orNull(textFr),
      image,
      alt_en: altEn.trim(),
      alt_fr: orNull(altFr),
      completed_on: orNull(completedOn),
    };
    const isKnown = page.projects.some((known) => known.id === project.id);
    return {
      ...page,
      projects: isKnown ? page.projects.map((known) => (known.id === project.id ? project : known)) : [project, ...page.projects],
    };
  },
});

/** The page without one of its projects. */
export const withoutProject = (page: Page, id: string): Page => ({ ...page, projects: page.projects.filter((known) => known.id !== id) });

/** The part of the logo. */
export const logoPart: ListingPart = {
  key: 'logo',
  fields: [{ name: 'logo', server: 'logo' }],
  read: ({ logo }) => ({ logo: logo ?? '' }),
  write: (page, { logo }) => ({ ...page, logo: logo || null }),
};
