import { languages } from '../../support/languages.ts';
import { startProduct, type Product } from '../../support/startProduct.ts';
import { expect, test } from '../../support/test.ts';
import { addPhoto, ask, askForPhotos } from './asking.ts';
import { finish, publish, review } from './finishing.ts';
import { hire, schedule } from './hiring.ts';
import { openLoop, type Loop } from './Loop.ts';
import { openMails } from './openMails.ts';
import { acceptApplication, apply, completePage, goLive } from './onboarding.ts';
import { keepTemplate, quote, revise } from './quoting.ts';
import { admitRival, quoteAsRival, type Rival } from './rival.ts';
import { pickVisit, proposeVisit } from './visiting.ts';

// A company that goes live changes what others see, so these have a product of their own.
let product: Product;
const before = { ...process.env };
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startProduct();
  Object.assign(process.env, { PRODUCT_URL: product.url, MAILBOX_URL: product.mailboxUrl, PRODUCT_DATA_DIR: product.dataDir });
});
test.afterAll(async () => {
  const { PRODUCT_URL, MAILBOX_URL, PRODUCT_DATA_DIR } = before;
  Object.assign(process.env, { PRODUCT_URL, MAILBOX_URL, PRODUCT_DATA_DIR });
  await product.stop();
});

const steps: readonly [title: string, step: (loop: Loop) => Promise<void>][] = [
  ['a company applies', apply],
  ['staff accepts the application', acceptApplication],
  ['the company completes its page', completePage],
  ['the company goes live', goLive],
  ['another company joins', async (loop) => void (loop.rival = await admitRival(loop))],
  ['a guest finds both and asks them', ask],
  ['the company asks for photos', askForPhotos],
  ['the guest adds one', addPhoto],
  ['the company proposes a visit', proposeVisit],
  ['the guest picks a time, and both keep it in a calendar', pickVisit],
  ['the company has a template', keepTemplate],
  ['the company quotes with few presses on a bad line', quote],
  ['the other company quotes', (loop) => quoteAsRival(loop.rival as Rival, 995_000)],
  ['the company revises its quote', revise],
  ['the guest compares, ticks an option and hires; the other company is told', hire],
  ['the company sets the days of the work', schedule],
  ['both say that it is finished', finish],
  ['the guest writes a review, which waits', review],
  ['staff publishes the review, and it counts', publish],
  ['every mail leads to a page of its reader', openMails],
];

for (const { language, prefix } of languages) {
  test(`a company goes from its application to its first review (${language})`, async ({ browser }) => {
    test.setTimeout(300_000);
    const loop = await openLoop(browser, { language, prefix });
    for (const [title, step] of steps) await test.step(title, () => step(loop));
    expect(loop.complaints(), 'what the pages did besides working').toEqual([]);
  });
}
