import { brand } from '@marketplace/shared-ui/brand';
import { UiLogoLink } from './headerStyle';

/**
 * The way home. Drawn in place, so that the first paint has it; in the colours of the mark, which no theme changes.
 */
export function Logo() {
  return (
    <UiLogoLink href="/">
      <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
        <rect width="48" height="48" rx="13" fill="#0F5E50" />
        <path fill="#F2A23C" d="M24 13c9 5 13 11 13 17 0 7-6 10-13 10s-13-3-13-10c0-6 4-12 13-17z" />
        <path fill="none" stroke="#0F5E50" strokeWidth="2.2" d="m17 19 18 16M13 25l14 14M31 19 13 35m22-10L21 39" />
        <path fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" d="M9 21 24 8l15 13" />
      </svg>
      {brand.name}
    </UiLogoLink>
  );
}
