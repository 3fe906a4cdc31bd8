import { screen, within } from '@testing-library/react';
import { renderSection } from '@marketplace/section-kit/testing';
import { brand } from '@marketplace/shared-ui/brand';
import { section } from '../section';
import { testimonials } from './testimonials/testimonials';

const region = (name: string) => within(screen.getByRole('region', { name }));
const field = (name: string | RegExp) => region('Send Us a Message').getByLabelText(name);
const block = (name: string) => {
  const items = region('How to reach us').getAllByRole('listitem');
  return items.find((item) => within(item).queryByRole('heading', { name }))!;
};

const lines: [line: string, check: () => void][] = [
  ["[§2 Contact] Hero 'Get In Touch'", () => expect(screen.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible()],
  [
    '[§2 Contact] phone (Mon-Fri 8AM-6PM EST)',
    () => {
      expect(block('Phone')).toHaveTextContent('Mon-Fri 8AM-6PM EST');
      expect(within(block('Phone')).getByRole('link', { name: brand.phone.display })).toHaveAttribute('href', brand.phone.href);
    },
  ],
  [
    '[§2 Contact] e-mail with support and business addresses and a 24-hour response note',
    () => {
      for (const address of [brand.supportEmail, brand.businessEmail])
        expect(within(block('Email')).getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`);
      expect(block('Email')).toHaveTextContent('We respond within 24 hours');
    },
  ],
  ['[§2 Contact] headquarters by appointment only', () => expect(block('Headquarters')).toHaveTextContent('By appointment only')],
  [
    '[§2 Contact] business hours (Mon-Fri 8-6, Sat 9-4, Eastern time)',
    () => {
      for (const text of ['Mon-Fri 8-6', 'Sat 9-4', 'Eastern time']) expect(block('Business Hours')).toHaveTextContent(text);
    },
  ],
  [
    "[§2 Contact] 'Send Us a Message' form: First Name, Last Name, Email Address, Phone Number (tel), Subject, Message of 6 rows",
    () => {
      expect(field('First Name')).toBeRequired();
      expect(field('Last Name')).toBeRequired();
      expect(field('Email Address')).toHaveAttribute('type', 'email');
      expect(field('Phone Number')).toHaveAttribute('type', 'tel');
      expect(field('Message')).toHaveAttribute('rows', '6');
    },
  ],
  [
    '[§2 Contact] Subject: General Inquiry, Project Consultation, Contractor Application, Vendor Partnership, Technical Support, Other',
    () => {
      const options = within(field('Subject')).getAllByRole('option');
      expect(options.map((option) => option.textContent)).toEqual([
        'Choose one…',
        'General Inquiry',
        'Project Consultation',
        'Contractor Application',
        'Vendor Partnership',
        'Technical Support',
        'Other',
      ]);
    },
  ],
  ["[§2 Contact] Button 'Send Message'", () => expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled()],
  [
    "[§2 Contact] carousel 'What Our Customers Say'",
    () => {
      const carousel = screen.getByRole('region', { name: 'What Our Customers Say' });
      expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
      expect(carousel).toHaveTextContent('Sample testimonials');
    },
  ],
  [
    "[§2 Contact] 'Need Quick Answers' block with a View FAQ button",
    () => expect(region('Need Quick Answers').getByRole('link', { name: 'View FAQ' })).toHaveAttribute('href', '/faq'),
  ],
  [
    '[§3] Testimonial (carousel, 5 entries): quote, name, designation, src',
    () => {
      const slides = region('What Our Customers Say').getAllByRole('group', { hidden: true });
      expect(slides).toHaveLength(5);
      for (const [place, { name, src }] of testimonials.entries()) {
        expect(slides[place]!.querySelector('img')).toHaveAttribute('src', src);
        expect(slides[place]!.querySelector('blockquote')).not.toBeEmptyDOMElement();
        expect(slides[place]!.querySelector('figcaption')!.textContent.length).toBeGreaterThan(name.length);
        expect(slides[place]).toHaveTextContent(name);
      }
    },
  ],
  [
    '[§3] Contact info block: icon, title, details list, subtitle',
    () => {
      for (const name of ['Phone', 'Email', 'Headquarters', 'Business Hours']) {
        expect(block(name).querySelector('svg')).toBeInTheDocument();
        expect(within(block(name)).getByRole('list')).toBeVisible();
      }
    },
  ],
  [
    '[§9] Contact response promised within 24 hours',
    () => expect(screen.getByRole('region', { name: 'Send Us a Message' })).toHaveTextContent('We answer within 24 hours'),
  ],
];

test.each(lines)('%s', async (_line, check) => {
  await renderSection(section, { path: '/contact' });
  check();
});
