import { Breadcrumb } from '../../src/breadcrumb/Breadcrumb';
import { MegaMenu } from '../../src/mega-menu/MegaMenu';
import type { MegaMenuItem } from '../../src/mega-menu/MegaMenu';
import { SearchBox } from '../../src/search-box/SearchBox';
import type { Suggestion } from '../../src/search-box/Suggestion';
import { Section } from '../../src/section/Section';
import styled from 'styled-components';
import type { Specimen } from '../Specimen';

const words: Suggestion[] = [
  { value: 'Roofing', hint: '12 companies', group: 'Trades' },
  { value: 'Rough-in plumbing', hint: '3 companies', group: 'Trades' },
  { value: 'Maple Ridge Roofing', href: '/services/1', hint: 'Toronto, ON', group: 'Companies' },
  { value: 'Roof shingles', href: '/materials/1', hint: 'per bundle', group: 'Materials' },
];
const suggest = (text: string) => words.filter(({ value }) => value.toLowerCase().includes(text.toLowerCase()));
const nothing = () => undefined;

const menus: MegaMenuItem[] = [
  {
    id: 'categories',
    label: 'Shop by Category',
    columns: [
      {
        links: [
          { href: '/materials?category=lumber', label: 'Lumber', description: 'Boards, beams, decking', icon: 'Trees' },
          { href: '/materials?category=electrical', label: 'Electrical', description: 'Panels, cable, lighting', icon: 'Zap' },
          { href: '/materials?category=paint', label: 'Paint', description: 'Inside and outside', icon: 'PaintBucket' },
          { href: '/materials?category=hardware', label: 'Hardware', description: 'Tools and fasteners', icon: 'Hammer' },
          { href: '/materials?category=heating', label: 'Heating', description: 'Pumps, stoves, ducts', icon: 'Zap' },
        ],
      },
    ],
    footer: { href: '/categories', label: 'View All Categories' },
  },
  {
    id: 'financial',
    label: 'Financial',
    columns: ['Borrow', 'Save', 'Protect'].map((title) => ({
      title,
      links: ['Guides', 'Calculators', 'Programs by province'].map((label) => ({
        href: `/financial/${title}-${label}`.toLowerCase(),
        label,
      })),
    })),
  },
];

const HeaderLike = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-height: var(--ui-header-height);
  padding-inline: var(--ui-gutter);
  border-block: 1px solid var(--ui-line);
  background: var(--ui-surface);
`;

export const navigation: Specimen[] = [
  {
    id: 'search-box/header',
    element: <SearchBox size="header" label="Search" placeholder="Search services" onSubmit={nothing} suggestions={suggest} />,
  },
  {
    id: 'search-box/page',
    size: 'wide',
    element: <SearchBox label="Search services" placeholder="Plumber, roofing, Toronto…" onSubmit={nothing} suggestions={suggest} />,
  },
  { id: 'search-box/filled', size: 'wide', element: <SearchBox label="Search services" defaultValue="roof tiles" onSubmit={nothing} /> },
  {
    id: 'search-box/hero',
    size: 'bleed',
    element: (
      <Section tone="hero" as="div">
        <SearchBox size="hero" label="Search" placeholder="What do you need done?" onSubmit={nothing} suggestions={suggest} />
      </Section>
    ),
  },
  {
    id: 'mega-menu/closed',
    size: 'bleed',
    element: (
      <HeaderLike>
        <MegaMenu label="Main" items={menus} />
      </HeaderLike>
    ),
  },
  {
    id: 'breadcrumb/three',
    element: (
      <Breadcrumb
        label="Breadcrumb"
        steps={[{ href: '/', label: 'Home' }, { href: '/services', label: 'Services' }, { label: 'Maple Ridge Roofing' }]}
      />
    ),
  },
];
