interface TokenValue {
  light: string;
  dark: string;
}

const both = (light: string, dark: string): TokenValue => ({ light, dark });

/**
 * Every colour of the product as data: `tokens[name].light` and `.dark`. `GlobalStyle` turns each into the CSS variable
 * `--ui-<name>`; components read the variables, tests and the server's theme-color read this object.
 */
export const tokens = {
  bg: both('#FBFAF6', '#0F1513'),
  surface: both('#FFFFFF', '#171F1C'),
  sunken: both('#F3EFE6', '#0B100E'),
  raised: both('#FFFFFF', '#202A26'),
  ink: both('#17211D', '#F2F0E9'),
  'ink-muted': both('#4C5751', '#B9C2BC'),
  'ink-subtle': both('#626C66', '#99A49D'),
  line: both('#DDD8CB', '#2F3A35'),
  'line-strong': both('#857F70', '#73807A'),
  primary: both('#0F5E50', '#63CDB1'),
  'primary-hover': both('#0B4A3F', '#7FDBC3'),
  'primary-active': both('#083A32', '#9AE6D2'),
  'on-primary': both('#FFFFFF', '#05241D'),
  'primary-soft': both('#E1F0EA', '#12372E'),
  'primary-soft-ink': both('#0B4A3F', '#A6E6D4'),
  accent: both('#F2A23C', '#F5B458'),
  'accent-hover': both('#E3902A', '#F8C57E'),
  'on-accent': both('#2A1A05', '#2A1A05'),
  'accent-soft': both('#FDF0DA', '#3A2810'),
  'accent-ink': both('#8A4A08', '#F7C57F'),
  sale: both('#B3341B', '#FF9C84'),
  'sale-soft': both('#FCE9E4', '#3D1C14'),
  'on-sale': both('#FFFFFF', '#2B0C05'),
  danger: both('#B42318', '#FF9B91'),
  'danger-soft': both('#FDECEA', '#3D1A17'),
  'on-danger': both('#FFFFFF', '#2B0705'),
  success: both('#1B6E3C', '#7FD69B'),
  'success-soft': both('#E4F4E9', '#14331F'),
  warning: both('#8A5200', '#F6C56B'),
  'warning-soft': both('#FFF3D6', '#37270A'),
  info: both('#1B5E8C', '#8CC8F2'),
  'info-soft': both('#E5F1F9', '#10293D'),
  star: both('#B86E00', '#F5B458'),
  focus: both('#1257C8', '#8AB8FF'),
  'focus-inverse': both('#FFD48A', '#FFD48A'),
  hero: both('#0B3B33', '#0A2F29'),
  'on-hero': both('#FFFFFF', '#FFFFFF'),
  'on-hero-muted': both('#CFE3DB', '#CFE3DB'),
  skeleton: both('#E9E4D8', '#26302C'),
  shimmer: both('#F3EFE6', '#303B36'),
  'tone-spruce-bg': both('#E1F0EA', '#12372E'),
  'tone-spruce-ink': both('#0B4A3F', '#A6E6D4'),
  'tone-lake-bg': both('#E3F0F8', '#12303F'),
  'tone-lake-ink': both('#16507A', '#A9D8F5'),
  'tone-cedar-bg': both('#FBE9E0', '#40210F'),
  'tone-cedar-ink': both('#8A3413', '#FFC2A3'),
  'tone-amber-bg': both('#FDF0DA', '#3A2810'),
  'tone-amber-ink': both('#7A4300', '#F7C57F'),
  'tone-berry-bg': both('#FBE7EE', '#42182A'),
  'tone-berry-ink': both('#8A1F4B', '#FFB8D0'),
  'tone-moss-bg': both('#EDF3DC', '#28330F'),
  'tone-moss-ink': both('#43580F', '#CFE39A'),
  'tone-slate-bg': both('#EAEDEE', '#2A3437'),
  'tone-slate-ink': both('#3A464B', '#C9D4D8'),
  'tone-plum-bg': both('#F0EAF8', '#2F2147'),
  'tone-plum-ink': both('#55347F', '#D8C6F7'),
} as const satisfies Record<string, TokenValue>;

export type TokenName = keyof typeof tokens;
export type Theme = 'light' | 'dark';
