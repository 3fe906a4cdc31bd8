import { brand } from 'shared-ui/brand';
import { randomUUID } from 'node:crypto';
import { escapeHtml } from './escapeHtml.ts';
import type { Mail } from './Mail.ts';
import { COMMON_TEXTS, MAIL_TEXTS, type MailKind, type MailLocale } from './mailTexts.ts';

/** Where the mail's button leads, or the code to type. */
export type MailContent = { link: string } | { code: string };

interface MailRequest {
  kind: MailKind;
  to: string;
  locale: MailLocale;
  content: MailContent;
}

/** Writes a mail as plain text and as HTML with the same words. */
export function writeMail({ kind, to, locale, content }: MailRequest): Mail {
  const { greeting, validity, copyHint, signature } = COMMON_TEXTS[locale];
  const { subject, reason, action, notAsked } = MAIL_TEXTS[locale][kind];
  const text = 'link' in content ? `${action}\n${content.link}` : content.code;
  const html =
    'link' in content
      ? `<p><a href="${escapeHtml(content.link)}" style="${BUTTON}">${escapeHtml(action)}</a></p>
<p style="${SMALL}">${escapeHtml(copyHint)}<br><span style="word-break:break-all">${escapeHtml(content.link)}</span></p>`
      : `<p style="font-size:28px;font-weight:700;letter-spacing:4px">${escapeHtml(content.code)}</p>`;
  return {
    ID: randomUUID(),
    From: { Name: brand.name, Address: brand.supportEmail },
    To: [{ Name: '', Address: to }],
    Subject: subject,
    Created: new Date().toISOString(),
    Text: [greeting, reason, text, validity, notAsked, signature].join('\n\n'),
    HTML: `<!doctype html>
<html lang="${locale === 'fr' ? 'fr-CA' : 'en-CA'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1b1f23;background:#ffffff">
<main style="max-width:560px;margin:0 auto">
<p style="font-size:20px;font-weight:700">${escapeHtml(brand.name)}</p>
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(reason)}</p>
${html}
<p>${escapeHtml(validity)}</p>
<p style="${SMALL}">${escapeHtml(notAsked)}</p>
<p>${escapeHtml(signature)}</p>
</main>
</body>
</html>`,
  };
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:12px;background:#0f5e50;color:#ffffff;' + 'text-decoration:none;font-weight:600';
const SMALL = 'font-size:14px;color:#57606a';
