/** The pages whose pictures are kept: one of each way a page of this product can look, and the states of it that have an address. */
const paths = [
  '/',
  '/services',
  '/services?search=plumbing',
  '/services?search=zzzqqq',
  '/services/:id',
  '/services/hvac',
  '/indoor',
  '/indoor/plumbing',
  '/outdoor/roofing',
  '/categories',
  '/materials',
  '/materials/:id',
  '/kitchen/sinks',
  '/weekly-deals',
  '/weekly-flyer',
  '/deals/:id',
  '/financial',
  '/financial/affordability-calculator',
  '/guides/choosing-a-contractor',
  '/vendors',
  '/rate-card',
  '/apply',
  '/faq',
  '/auth',
  '/no/such/page',
];

const phone = { width: 360, height: 1600, shrink: 2 };
const desk = { width: 1280, height: 2400, shrink: 4 };

/** On a phone and at a desk; language and theme take turns, so that each meets each on every width. */
export const picturedPages = paths.flatMap((path, place) =>
  [phone, desk].map((screen, index) => {
    const french = (place + index) % 2 === 1;
    const dark = (place + (french ? 2 : 0)) % 4 >= 2;
    const view = { path, prefix: french ? '/fr' : '', theme: dark ? ('dark' as const) : ('light' as const), screen };
    const file = `${path === '/' ? 'home' : path.slice(1).replace(/\W+/g, '-')}-${screen.width}.png`;
    return { ...view, file, name: `${view.prefix}${path} at ${screen.width} px, ${view.theme}` };
  }),
);
