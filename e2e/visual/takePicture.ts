import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Takes a picture, in the fonts of the page, once two in a row are the same.
 *
 * @param shrink how many pixels, each way, become one: enough are left to see a change, few enough to keep the picture
 * @returns a PNG
 */
export async function takePicture(shown: Page | Locator, shrink: number): Promise<Buffer> {
  const page = 'page' in shown ? shown.page() : shown;
  await showFonts(page);
  const shoot = () => shown.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  let picture = await shoot();
  await expect
    .poll(
      async () => {
        const before = picture;
        picture = await shoot();
        return picture.equals(before);
      },
      { message: 'the page stands still', timeout: 20_000 },
    )
    .toBe(true);
  return shrunk(page, picture, shrink);
}

/** The first visit shows the fallback when a font takes longer than a moment, which no picture is to depend on. */
export async function showFonts(page: Page): Promise<void> {
  const shown = await page.evaluate(async () => {
    const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('optional')) as CSSFontFaceRule[];
    for (const { style } of faces) {
      const face = new FontFace(style.getPropertyValue('font-family').replaceAll('"', ''), style.getPropertyValue('src'), {
        weight: style.getPropertyValue('font-weight'),
      });
      document.fonts.add(await face.load());
    }
    return faces.length;
  });
  expect(shown, 'fonts of the page').toBeGreaterThan(0);
}

/** Every pixel is the mean of those it stands for, as the browser makes it. */
async function shrunk(page: Page, png: Buffer, factor: number): Promise<Buffer> {
  const blank = await page.context().newPage();
  try {
    const small = await blank.evaluate(
      async ({ base64, by }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const whole = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const [width, height] = [Math.ceil(whole.width / by), Math.ceil(whole.height / by)];
        const bitmap = await createImageBitmap(whole, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
        const canvas = new OffscreenCanvas(width, height);
        canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
        const made = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
        return Array.from(made, (byte) => String.fromCharCode(byte)).join('');
      },
      { base64: png.toString('base64'), by: factor },
    );
    return Buffer.from(small, 'latin1');
  } finally {
    await blank.close();
  }
}
