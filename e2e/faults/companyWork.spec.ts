import { companyWork } from '../support/companyWork.ts';
import { expect, test, type Page } from '../support/test.ts';

for (const [what, begin] of Object.entries(companyWork)) {
  /** Each test has a company of its own. */
  let places = -1;
  const it = (title: string, body: (page: Page, place: number) => Promise<void>) => {
    const place = (places += 1);
    test(title, ({ page }) => body(page, place));
  };
  test.describe(`a ${what} of a company`, () => {
    it('whose answer is lost after it was stored: said so, and sent again it is there once', async (page, place) => {
      const work = await begin(page, place);
      await page.route(work.request, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await work.send.click();
      await expect(page.getByText('We could not confirm that it arrived').first()).toBeVisible();
      await work.expectKept();
      await page.unroute(work.request);
      await work.send.click();
      await work.expectDone();
      expect(await work.stored()).toBe(1);
    });

    it('during which the page is loaded again: there once, and what is not known to have arrived can be sent again', async (page, place) => {
      const work = await begin(page, place);
      let isHeld = false;
      await page.route(work.request, async (route) => {
        if (isHeld) return route.continue();
        isHeld = true;
        await route.fetch();
        // The answer never comes: taking the route away would let it through.
      });
      await work.send.click();
      await expect.poll(work.stored).toBe(1);
      await page.reload();
      await work.reopen();
      if (!work.isFoundAgain) {
        await work.expectKept();
        await work.send.click();
      }
      await work.expectDone();
      expect(await work.stored()).toBe(1);
    });

    it('that was typed and not sent: there after the way to another page and back, and after a reload', async (page, place) => {
      const work = await begin(page, place);
      await page.goto('/sitemap');
      await page.goBack();
      await work.reopen();
      await page.reload();
      await work.reopen();
      await work.expectKept();
      await work.send.click();
      await work.expectDone();
      expect(await work.stored()).toBe(1);
    });

    it('whose button is pressed five times at once: asked for and stored once', async (page, place) => {
      const work = await begin(page, place);
      let asked = 0;
      await page.route(work.request, (route) => ((asked += 1), route.continue()));
      await work.send.evaluate((element) => [1, 2, 3, 4, 5].forEach(() => (element as HTMLElement).click()));
      await work.expectDone();
      expect([asked, await work.stored()]).toEqual([1, 1]);
    });

    it('sent from two tabs at once: there once, and both say so', async (page, place) => {
      const work = await begin(page, place);
      const other = await work.openIn(await page.context().newPage());
      await Promise.all([work, other].map(({ send }) => send.evaluate((element) => (element as HTMLElement).click())));
      for (const tab of [work, other]) await tab.expectDone();
      expect(await work.stored()).toBe(1);
    });

    for (const isStored of [false, true]) {
      it(`left while it is sent (${isStored ? 'after' : 'before'} it is stored), and come back to: what is true, and there once`, async (page, place) => {
        const work = await begin(page, place);
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await page.route(work.request, async (route) => {
          if (isStored) await route.fetch();
          await released;
          await route.abort('connectionreset').catch(() => undefined);
        });
        await work.send.click();
        if (isStored) await expect.poll(work.stored).toBe(1);
        await page.goto('/sitemap');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        release();
        await page.goBack();
        await work.reopen();
        if (!isStored || !work.isFoundAgain) {
          await work.expectKept();
          await work.send.click();
        }
        await work.expectDone();
        expect(await work.stored()).toBe(1);
      });
    }

    it('whose field the server refuses: said what is wrong and what to do, and what was typed stays', async (page, place) => {
      const work = await begin(page, place);
      const { field, says } = work.refusal;
      const json = { code: 'PT422', message: 'The server wants other words', details: field, hint: 'Write them.' };
      await page.route(work.request, (route) => route.fulfill({ status: 422, json }));
      await work.send.click();
      await expect(page.getByText(says).first()).toBeVisible();
      await work.expectKept();
    });

    it('sent from a device that has no room left: stored once', async (page, place) => {
      const work = await begin(page, place);
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await work.send.click();
      await work.expectDone();
      expect(await work.stored()).toBe(1);
    });

    it('written offline: nothing claims to be sent, it is kept, and it goes out when asked to', async (page, place) => {
      const work = await begin(page, place);
      await page.context().setOffline(true);
      await work.send.click();
      await expect(page.getByText('You are offline').first()).toBeVisible();
      await work.expectKept();
      await page.getByRole('button', { name: 'Send when online' }).click();
      await page.context().setOffline(false);
      await work.expectDone();
      expect(await work.stored()).toBe(1);
    });

    it('sent with a session that expired: renewed once and stored once', async (page, place) => {
      const work = await begin(page, place);
      let asked = 0;
      await page.route(work.request, async (route) => {
        if ((asked += 1) > 1) return route.continue();
        await route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired', details: null, hint: null } });
      });
      await work.send.click();
      await work.expectDone();
      expect([asked, await work.stored()]).toEqual([2, 1]);
    });

    for (const [name, answer, says] of [
      ['too much was sent', { status: 429, code: 'PT429', details: '90' }, /You’ve sent a lot in a short time/],
      ['the company may not', { status: 403, code: 'PT403', details: null }, /Not now|Only owners and estimators/],
      ['the server fails', { status: 500, code: '', details: null }, /could not confirm/],
    ] as const) {
      it(`that is refused because ${name}: said at the button, kept, and not stored`, async (page, place) => {
        const work = await begin(page, place);
        const { status, ...body } = answer;
        await page.route(work.request, (route) => route.fulfill({ status, json: { ...body, message: 'Not now', hint: null } }));
        await work.send.click();
        await expect(page.getByRole('alert').filter({ hasText: says }).first()).toBeVisible();
        await work.expectKept();
        await (status === 429 ? expect(work.send).toBeDisabled() : expect(work.send).toBeEnabled());
        expect(await work.stored()).toBe(0);
      });
    }
  });
}
