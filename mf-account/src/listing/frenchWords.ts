import { useT, type AppError } from '@marketplace/section-kit';
import { listingMessages } from './listingMessages';

const keys: Readonly<Record<string, 'french.text' | 'french.projects'>> = {
  description_fr: 'french.text',
  projects_fr: 'french.projects',
};

/** @returns words for the refusal of a page that serves Quebec without French texts; nothing for any other */
export function useFrenchWords(): (refusal: AppError) => string | undefined {
  const t = useT(listingMessages);
  return ({ field }) => {
    const key = keys[field ?? ''];
    return key && t(key);
  };
}
