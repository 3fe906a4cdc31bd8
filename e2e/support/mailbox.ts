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
export const mailTo = (address: string, known: Mail[] = []): Promise<Mail> =>
  mailThat(address, `a mail to ${address}`, (mail) => !known.some((other) => other.text === mail.text));

/** Waits for the newest mail to an address with these words in its subject. */
export const mailAbout = (address: string, words: string): Promise<Mail> =>
  mailThat(address, `a mail to ${address} about “${words}”`, ({ subject }) => subject.includes(words));

/** Every mail to an address, the newest first. */
export const everyMailTo = async (address: string): Promise<Mail[]> => Promise.all((await mailsTo(address)).map(open));

/** How many mails to an address have these words in their subject. */
export async function countMails(address: string, words: string): Promise<number> {
  return (await mailsTo(address)).filter(({ Subject }) => Subject.includes(words)).length;
}

async function mailThat(address: string, message: string, isWanted: (mail: Mail) => boolean): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = await newest(address, isWanted);
        return found !== undefined;
      },
      { message },
    )
    .toBe(true);
  return found!;
}

async function newest(address: string, isWanted: (mail: Mail) => boolean): Promise<Mail | undefined> {
  for (const summary of await mailsTo(address)) {
    const mail = await open(summary);
    if (isWanted(mail)) return mail;
  }
  return undefined;
}

async function mailsTo(address: string): Promise<Summary[]> {
  const response = await fetch(`${process.env.MAILBOX_URL}/api/v1/messages`);
  const { messages } = (await response.json()) as { messages: Summary[] };
  return messages.filter(({ To }) => To.some((to) => to.Address === address));
}

async function open({ ID, Subject }: Summary): Promise<Mail> {
  const response = await fetch(`${process.env.MAILBOX_URL}/api/v1/message/${ID}`);
  const { Text, HTML } = (await response.json()) as { Text: string; HTML: string };
  return { subject: Subject, text: Text, html: HTML, link: Text.match(/https?:\/\/\S+/)?.[0] ?? '' };
}
