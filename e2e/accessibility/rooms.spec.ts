import { callApi } from '../support/databaseAccess.ts';
import { makeDemoPeople, signInAs, type Person, type Role } from '../support/demoPeople.ts';
import { errorCard } from '../support/failedSection.ts';
import { findViolations } from '../support/findViolations.ts';
import { full, languages, widths } from '../support/languages.ts';
import { spoilFiles } from '../support/networkFaults.ts';
import { allowBrowsersRemarks, servicesEntry } from '../support/servicesSection.ts';
import { settle } from '../support/settle.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { expect, test, type Page } from '../support/test.ts';
import { checkCutTexts } from './checkCutTexts.ts';
import { checkReflow } from './checkReflow.ts';
import { checkTabOrder } from './checkTabOrder.ts';

// What fades in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages behind a sign-in, by who works there; one that ends in `>` is the first page that its list leads to. */
const rooms: Record<Role, readonly string[]> = {
  Owner: [
    '/account',
    '/account/leads',
    '/account/leads >',
    '/account/calendar',
    '/account/reports',
    '/account/listing',
    '/account/listing/preview',
    '/account/team',
    '/account/company',
    '/account/company/settings',
    '/account/notifications',
  ],
  Homeowner: ['/account', '/account/requests', '/account/requests >', '/account/saved', '/account/profile', '/account/apply'],
  Moderator: ['/account/staff', '/account/staff >', '/account/staff?queue=companies'],
};

/** Something that waits for staff. */
const application = {
  id: crypto.randomUUID(),
  kind: 'partner',
  company: 'Atelier du Faubourg',
  contact_name: 'Noémie Roy',
  email: 'noemie@example.ca',
  locale: 'en',
  notice: 'notice-en-3',
  seconds: 20,
};

/** Whoever works here does so on a phone, a tablet and a desk. */
const roomWidths = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const;

// The people of the demonstration change what others see, so these have a product of their own.
test.describe.configure({ mode: 'default' });
let product: Product;
let people: Record<Role, Person>;
const before = { ...process.env };
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct();
  people = makeDemoPeople(product);
  Object.assign(process.env, { PRODUCT_URL: product.url, MAILBOX_URL: product.mailboxUrl, PRODUCT_DATA_DIR: product.dataDir });
  await callApi('/rest/v1/rpc/submit_application', { body: { application } });
});
test.afterAll(async () => {
  const { PRODUCT_URL, MAILBOX_URL, PRODUCT_DATA_DIR } = before;
  Object.assign(process.env, { PRODUCT_URL, MAILBOX_URL, PRODUCT_DATA_DIR });
  await product.stop();
});

async function openRoom(page: Page, room: string, prefix: string): Promise<void> {
  const [path, isFirst] = room.split(' ');
  await page.goto(`${prefix}${path}`);
  await settle(page);
  if (!isFirst) return;
  await page.getByRole('main').locator('a[href*="/leads/"], a[href*="/r/"], a[href*="/staff/"]').first().click();
  await expect(page).toHaveURL(/\/(leads|r|staff\/\w+)\/[0-9a-f-]{36}/);
  // A new page begins at its heading; the walk by Tab at the beginning of the document.
  await page.reload();
  await settle(page);
}

const looks = languages.flatMap(({ language, prefix }) =>
  (full ? roomWidths : widths).map((viewport) => ({ name: `${language} ${viewport.width} px`, prefix, viewport })),
);

/** One look at every room, another one than at the room before; with `E2E_FULL` each room in all of them. */
function visitsOf(role: Role, offset: number) {
  if (full) return looks.map((look) => ({ name: ` (${look.name})`, visits: rooms[role].map((room) => ({ room, look })) }));
  return [{ name: '', visits: rooms[role].map((room, place) => ({ room, look: looks[(offset + place) % looks.length]! })) }];
}

for (const [offset, role] of (Object.keys(rooms) as Role[]).entries()) {
  for (const { name, visits } of visitsOf(role, offset)) {
    test(`rooms of the ${role.toLowerCase()}: axe, Tab, no text cut in French, reflow${name}`, async ({ page }) => {
      test.setTimeout(300_000);
      await signInAs(page, people[role]);
      for (const { room, look } of visits) {
        await test.step(`${room}, ${look.name}`, async () => {
          await page.setViewportSize(look.viewport);
          await openRoom(page, room, look.prefix);
          expect.soft(await findViolations(page), room).toEqual([]);
          await checkTabOrder(page);
          if (look.prefix) await checkCutTexts(page);
          await checkReflow(page);
        });
      }
    });
  }
}

for (const [role, room] of [
  ['Owner', '/account/leads'],
  ['Homeowner', '/account/requests'],
] as const) {
  test(`${room} without the section of its rows says so in its place`, async ({ page, watch }) => {
    allowBrowsersRemarks(watch);
    watch.allow(/Failed to load resource/);
    await signInAs(page, people[role]);
    await spoilFiles(page, servicesEntry, 'answers 404');
    await page.goto(room);
    await expect(errorCard(page)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}

for (const [role, unread] of [
  ['Owner', ['/account/leads', '/account/calendar', '/account/listing', '/account/listing/preview', '/account/team', '/account/company']],
  ['Homeowner', ['/account', '/account/requests', '/account/saved']],
] as const) {
  test(`rooms of the ${role.toLowerCase()} without a backend say so in their place`, async ({ page, watch }) => {
    test.setTimeout(180_000);
    allowBrowsersRemarks(watch);
    watch.allow(/Failed to load resource/);
    await signInAs(page, people[role]);
    await page.route(/\/rest\/v1\//, (route) => route.abort('connectionrefused'));
    for (const room of unread) {
      await test.step(room, async () => {
        await page.goto(room);
        await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
        expect.soft(await findViolations(page), room).toEqual([]);
      });
    }
  });
}
