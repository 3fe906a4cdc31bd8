import { expect } from '@playwright/test';

interface Summary {
  ID: string;
  To: { Address: string }[];
  Subject: string;
}

interface Mail {
  subject: string;
  text: string;
  html: string;
  /** The first address in the text. */
  link: string;
}

/** Waits for the newest mail to an address that is not among `known`. */
export async function mailTo(address: string, known: Mail[] = []): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = await newest(address, known);
        return found !== undefined;
      },
      { message: `a mail to ${address}` },
    )
    .toBe(true);
  return found!;
}

async function newest(address: string, known: Mail[]): Promise<Mail | undefined> {
  for (const summary of await messages()) {
    if (!summary.To.some((to) => to.Address === address)) continue;
    const mail = await open(summary);
    if (!known.some((other) => other.text === mail.text)) return mail;
  }
  return undefined;
}

async function messages(): Promise<Summary[]> {
  const response = await fetch(`${process.env.MAILBOX_URL}/api/v1/messages`);
  return ((await response.json()) as { messages: Summary[] }).messages;
}

async function open({ ID, Subject }: Summary): Promise<Mail> {
  const response = await fetch(`${process.env.MAILBOX_URL}/api/v1/message/${ID}`);
  const { Text, HTML } = (await response.json()) as { Text: string; HTML: string };
  return { subject: Subject, text: Text, html: HTML, link: Text.match(/https?:\/\/\S+/)?.[0] ?? '' };
}
