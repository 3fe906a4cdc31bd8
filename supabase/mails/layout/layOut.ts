import { sampleMark, type Operator } from '@marketplace/shared-ui/operator';
import { brand } from '@marketplace/shared-ui/brand';
import { escapeHtml } from '@marketplace/node-kit/escapeHtml';

export type MailLocale = 'en' | 'fr';

/** What a mail says between its greeting and its signature. All of it is plain text. */
export interface MailParts {
  locale: MailLocale;
  subject: string;
  paragraphs: string[];
  /** The buttons. `url` is absolute. */
  actions?: readonly { label: string; url: string }[];
  /** Shown large, to be typed. */
  code?: string;
  /** After the button. */
  note?: string;
  /** In small print, after the note. */
  footer?: string;
  /** A link in small print. `url` is absolute. */
  footerLink?: { label: string; url: string };
}

/** Non-breaking space, which Quebec typography wants before a colon. */
const NBSP = '\u00A0';

/** What is around the words of every mail; the hint is below each button in HTML. */
export const MAIL_FRAME: Record<MailLocale, { greeting: string; copyHint: string; signature: string }> = {
  en: {
    greeting: 'Hello,',
    copyHint: 'If the button does not work, copy this address into your browser:',
    signature: `The ${brand.name} team`,
  },
  fr: {
    greeting: 'Bonjour,',
    copyHint: `Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur${NBSP}:`,
    signature: `L’équipe ${brand.name}`,
  },
};

/**
 * Lays a mail out as plain text and as HTML with the same words.
 *
 * @param operator who sends it: every mail ends with who that is and where (Canada's Anti-Spam Legislation, s. 6)
 */
export function layOut(parts: MailParts, operator: Operator): { Text: string; HTML: string } {
  const say = (detail: 'legalName' | 'mailingAddress') => operator[detail] + sampleMark(operator, detail, parts.locale);
  const sender = `${say('legalName')}, ${say('mailingAddress')}`;
  return { Text: toText(parts, sender), HTML: toHtml(parts, sender) };
}

function toText({ locale, paragraphs, actions = [], code, note, footer, footerLink }: MailParts, sender: string): string {
  const { greeting, signature } = MAIL_FRAME[locale];
  const blocks = [
    greeting,
    ...paragraphs,
    ...actions.map(({ label, url }) => `${label}\n${url}`),
    code,
    note,
    footer,
    footerLink && `${footerLink.label}\n${footerLink.url}`,
    signature,
    sender,
  ];
  return blocks.filter((block) => block).join('\n\n');
}

function toHtml({ locale, subject, paragraphs, actions = [], code, note, footer, footerLink }: MailParts, sender: string): string {
  const { greeting, copyHint, signature } = MAIL_FRAME[locale];
  const blocks = [
    `<p style="font-size:20px;font-weight:700">${escapeHtml(brand.name)}</p>`,
    ...[greeting, ...paragraphs].map((text) => `<p>${lines(text)}</p>`),
    ...actions.map(
      ({ label, url }) =>
        `<p><a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(label)}</a></p>
<p style="${SMALL}">${escapeHtml(copyHint)}<br><span style="word-break:break-all">${escapeHtml(url)}</span></p>`,
    ),
    code && `<p style="font-size:28px;font-weight:700;letter-spacing:4px">${escapeHtml(code)}</p>`,
    note && `<p>${lines(note)}</p>`,
    footer && `<p style="${SMALL}">${lines(footer)}</p>`,
    footerLink &&
      `<p style="${SMALL}"><a href="${escapeHtml(footerLink.url)}" style="color:#0f5e50">${escapeHtml(footerLink.label)}</a></p>`,
    `<p>${escapeHtml(signature)}</p>`,
    `<p style="${SMALL}">${escapeHtml(sender)}</p>`,
  ];
  return `<!doctype html>
<html lang="${locale === 'fr' ? 'fr-CA' : 'en-CA'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1b1f23;background:#ffffff">
<main style="max-width:560px;margin:0 auto">
${blocks.filter((block) => block).join('\n')}
</main>
</body>
</html>`;
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:12px;background:#0f5e50;color:#ffffff;' + 'text-decoration:none;font-weight:600';
const SMALL = 'font-size:14px;color:#57606a';
