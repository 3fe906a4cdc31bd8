import { findViolations } from '../support/findViolations.ts';
import { languages } from '../support/languages.ts';
import { mailAbout } from '../support/mailbox.ts';
import { ownCompany } from '../support/ownCompany.ts';
import { signInWithAddress } from '../support/signedInVisitor.ts';
import { expect, test } from '../support/test.ts';

const words = {
  en: {
    invite: 'Invite somebody',
    email: 'Email',
    role: 'Role',
    crew: 'Crew',
    send: 'Send the Invitation',
    open: 'invites you',
    crewMay: 'You’ll join the crew',
    join: 'Join the Team',
    joined: 'You’ve joined the team of',
    inbox: 'Open the Inbox',
    members: 'Members',
    used: 'This invitation has already been used',
  },
  fr: {
    invite: 'Inviter quelqu’un',
    email: 'Courriel',
    role: 'Rôle',
    crew: 'Équipe de chantier',
    send: 'Envoyer l’invitation',
    open: 'vous invite',
    crewMay: 'Vous ferez partie de l’équipe de chantier',
    join: 'Se joindre à l’équipe',
    joined: 'Vous faites partie de l’équipe',
    inbox: 'Ouvrir la boîte de réception',
    members: 'Membres',
    used: 'Cette invitation a déjà servi',
  },
} as const;

for (const [index, { language, prefix }] of languages.entries()) {
  test(`an owner invites somebody, who joins by the link of the mail; forwarded afterwards it leads nowhere (${language})`, async ({
    page,
    browser,
  }) => {
    const t = words[language];
    const { id, name } = await ownCompany(page, 'Design', index, language);
    const visitor = async (called: string) => {
      const guest = await (
        await browser.newContext({ baseURL: process.env.PRODUCT_URL!, viewport: { width: 360, height: 740 } })
      ).newPage();
      return { page: guest, ...(await signInWithAddress(guest, called, language)) };
    };
    const crew = await visitor('Noor Haddad');
    await page.goto(`${prefix}/account/team?company=${id}`);
    const form = page.getByRole('region', { name: t.invite });
    await form.getByLabel(t.email).fill(crew.email);
    await form.getByLabel(t.role).selectOption(t.crew);
    await form.getByRole('button', { name: t.send }).click();
    await expect(page.getByRole('main').getByText(crew.email).first()).toBeVisible();

    const { link } = await mailAbout(crew.email, name);
    await crew.page.goto(link);
    await expect(crew.page.getByText(t.open)).toBeVisible();
    await expect(crew.page.getByText(t.crewMay)).toBeVisible();
    expect(await findViolations(crew.page)).toEqual([]);
    await crew.page.getByRole('button', { name: t.join }).click();
    await expect(crew.page.getByText(t.joined)).toBeVisible();
    await crew.page.getByRole('link', { name: t.inbox }).click();
    await expect(crew.page).toHaveURL(new RegExp(`/account/leads\\?company=${id}$`));
    await page.reload();
    await expect(page.getByRole('region', { name: t.members }).getByText(crew.displayName, { exact: true })).toBeVisible();

    const other = await visitor('Max Other');
    await other.page.goto(link);
    await expect(other.page.getByText(t.used)).toBeVisible();
    expect(await findViolations(other.page)).toEqual([]);
    for (const { page: guest } of [crew, other]) await guest.context().close();
  });
}
