import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection, type FakeDbOptions, type RenderSectionOptions } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { emptyList } from '../list/ProjectList';
import { listBackend, product } from './listBackend';
import { listItem, vendorA, vendorB } from './listItems';

export const oak = listItem({ room: 'Kitchen' });
export const pipe = listItem({ ref: '14', name: 'Copper pipe', priceCents: 425, vendorId: vendorB, vendorName: 'River Plumbing' });
export const products = [
  product(),
  product({ ref: '14', name: 'Copper pipe', price_cents: 425, vendor_id: vendorB, vendor_name: 'River Plumbing' }),
];
export const place = { ...emptyList.place, postalCode: 'M5V 2T6', province: 'ON' as const, editedAt: 1 };

/** What is sent, as far as tests look. */
export interface SentRequest {
  id: string;
  token: string;
  postal_code: string;
  note: string;
  acknowledged: boolean;
  contact?: { name: string; email: string };
  vendors: { vendor_id: string; lines: { ref: string; price_cents: number }[] }[];
}

/** The answer where somebody reads for these vendors alone. */
export const storedFor =
  (readers: readonly string[]) =>
  ({ request }: Record<string, unknown>) => ({
    projects: (request as SentRequest).vendors.map(({ vendor_id }) => ({
      id: (request as SentRequest).id,
      vendor_id,
      vendor: vendor_id === vendorA ? 'Maple Supply' : 'River Plumbing',
      status: 'sent',
      reachable: readers.includes(vendor_id),
    })),
  });
export const stored = storedFor([vendorA, vendorB]);

type Answer = NonNullable<FakeDbOptions['rpc']>[string];

/** Opens the form on the page of the list. */
export async function openSheet(answer: Answer = stored, options: Partial<RenderSectionOptions> = {}, isFrench = false, goods = products) {
  const db = listBackend(goods, { rpc: { send_list_to_vendors: answer } });
  const page = await renderSection(section, { path: '/list', db, ...options, ...(isFrench && { locale: 'fr' }) });
  await userEvent.click(
    await screen.findByRole('button', { name: isFrench ? /soumission aux fournisseurs/ : 'Send to vendors for a quote' }),
  );
  await screen.findByRole('dialog');
  return { ...page, db };
}

export const dialog = () => within(screen.getByRole('dialog'));

/** As a guest. */
export const fill = async () => {
  await userEvent.type(dialog().getByRole('textbox', { name: 'Your name' }), 'Sam Roy');
  await userEvent.type(dialog().getByRole('textbox', { name: 'Email' }), 'sam@example.ca');
};
export const submit = () => userEvent.click(dialog().getByRole('button', { name: 'Send for a quote' }));
