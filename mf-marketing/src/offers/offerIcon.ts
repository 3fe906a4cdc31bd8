import type { IconName, IconSource } from '@marketplace/shared-ui';
import { fileTextIcon } from '../icons/fileTextIcon';
import { layoutGridIcon } from '../icons/layoutGridIcon';
import { playIcon } from '../icons/playIcon';

const own = { fileText: fileTextIcon, layoutGrid: layoutGridIcon, play: playIcon };

/** An icon as the content names it: of the product, or of this section. */
export type OfferIcon = IconName | keyof typeof own;

export const offerIcon = (name: OfferIcon): IconSource => (name in own ? own[name as keyof typeof own] : (name as IconName));
