import { brand } from '@marketplace/shared-ui/brand';
import type { FaqId, FaqText } from './faqEntries';

export const faqEnglish: Readonly<Record<FaqId, FaqText>> = {
  cost: {
    question: 'What does it cost to ask for quotes?',
    answer:
      'Nothing. Homeowners search, compare, ask for quotes and follow their requests free of charge. You pay the professional you hire, under the contract you make together.',
    links: [{ path: '/services', label: 'Find contractors' }],
  },
  'without-account': {
    question: 'Do I need an account to ask for a quote?',
    answer:
      'No. Describe the work, say how you can be reached, and send it as a guest. You get a private link to follow the request. If you open an account later, you can add the request to it.',
  },
  'private-link': {
    question: 'What is the private link, and what if I lose it?',
    answer:
      'It is the address of your request page: progress, quotes and answers. It was sent to your email address too, so look there first. Whoever has the link can act for you, so share it only with people who decide with you.',
  },
  'who-sees-contact': {
    question: 'Who sees my phone number and address?',
    answer:
      'Nobody until you decide. A professional first sees the work, the timing and the area. Your name, phone number and email address are shown to one professional only after you choose to connect with that one.',
    links: [{ path: '/privacy', label: 'Privacy' }],
  },
  'how-fast': {
    question: 'How quickly will a professional answer?',
    answer:
      'Professionals are asked to confirm a quote request within 2 hours. Writing the quote itself can take days, because a serious one needs questions or a visit. Your request page shows when it was read and answered.',
  },
  'how-many': {
    question: 'How many quotes should I ask for?',
    answer:
      'Three is a good number. Send the same description and photos to each, then compare them side by side on your request page: what is included, tax, deposit, permit and warranty.',
    links: [{ path: '/guides/reading-a-quote', label: 'How to read a quote' }],
  },
  'no-answer': {
    question: 'What happens when nobody answers?',
    answer:
      'A request that nobody answers ends after 30 days. Before that, you can send the same project to other professionals; what you typed and your photos are kept.',
  },
  choose: {
    question: 'How do I know that a contractor is properly licensed?',
    answer:
      'Profiles show the licences a company states, where each comes from, and when we last checked it. Canada has no national licence, so look the number up in your province’s register as well, and make sure the name matches the contract.',
    links: [
      { path: '/guides/choosing-a-contractor', label: 'How to choose a contractor' },
      { path: '/guides/permits-by-province', label: 'Permits, province by province' },
    ],
  },
  'reviews-from': {
    question: 'Where do the reviews come from?',
    answer:
      'From jobs completed here. Only the homeowner of a completed request can write a review, once per request. Ratings that a company brought along from elsewhere are labelled as imported.',
    links: [
      { path: '/guides/choosing-a-contractor', label: 'How to choose a contractor' },
      { path: '/blog/spotting-fake-reviews', label: 'How to spot a fake review' },
    ],
  },
  dispute: {
    question: 'The work went wrong. What can I do?',
    answer:
      'Write to the company first, with photos and the contract, and give it a date to answer. If that fails, your province’s consumer protection office is next. Mark the request as it really ended and describe what happened in a review. We are not a party to the contract, but we look into reports about a listing.',
    links: [
      { path: '/guides/deposits-and-contracts', label: 'Deposits and contracts' },
      { path: '/contact', label: 'Contact us' },
    ],
  },
  list: {
    question: 'How do I list my business?',
    answer:
      'Apply with your trade, area and licences. The steps are Submit Application, Review Process, Onboarding and Go Live, and you can look up where your application stands with its reference number.',
    links: [
      { path: '/listings', label: 'Get listed' },
      { path: '/apply?kind=contractor', label: 'Apply as a contractor' },
    ],
  },
  'free-plan': {
    question: 'Is the Free plan really free?',
    answer: 'Yes, the Free plan is free forever. It contains a basic listing with your name, logo and contact information.',
    links: [{ path: '/listings', label: 'Compare plans' }],
  },
  'plan-difference': {
    question: 'What do Pro and Elite add?',
    answer:
      'Pro costs $49 a month: priority placement, 3x more leads, up to 5 service categories and basic lead tracking, and it begins with a 7-day free trial. Elite costs $199 a month: a Featured badge, cashback-points eligibility, unlimited categories and promo space, advanced analytics and partner event invites.',
    links: [{ path: '/rate-card', label: 'Rate card' }],
  },
  'tiers-change': {
    question: 'Can I change my plan later?',
    answer: 'Yes, tiers can change at any time, up or down. A period that you have already paid is not touched.',
  },
  'lead-fee': {
    question: 'Do I pay for each lead?',
    answer:
      'No. The plans are monthly and there is no charge per request. Referral commissions exist only where you offer them yourself, on terms that you set.',
  },
  verification: {
    question: 'What do you check before a listing goes live?',
    answer:
      'The company’s identity, and the licences and insurance it states, with their source and expiry date. What has expired loses its mark. A mark says what was checked and when; it is not a guarantee of workmanship.',
  },
  'reply-review': {
    question: 'Can I answer a review?',
    answer:
      'Yes, once and in public. Name the problem and what you did about it: future customers read the answer more closely than the complaint.',
  },
  'remove-review': {
    question: 'Can a bad review be removed?',
    answer:
      'Not for being bad. You can report a review that breaks the rules, for instance because it shows private details. A person decides, and the decision is logged.',
    links: [{ path: '/terms', label: 'Terms of use' }],
  },
  'buy-here': {
    question: 'Can I buy materials on this site?',
    answer:
      'You compare materials and put them on a project list. No payment is taken for lists: print yours for the store, share it, or send it along with a quote request so that professionals price the same materials.',
    links: [{ path: '/materials', label: 'Browse materials' }],
  },
  'list-use': {
    question: 'What is a project list?',
    answer:
      'A shopping list that does arithmetic: quantities, units, subtotal, and the sales tax of the province you choose. It works without an account and stays on your device until you sign in or share it.',
    links: [{ path: '/list', label: 'Your project list' }],
  },
  tax: {
    question: 'Are prices shown with tax?',
    answer:
      'Prices of materials are in Canadian dollars before tax. The project list adds the tax of your province, from 5 percent in Alberta to 15 percent in most of Atlantic Canada.',
  },
  clearance: {
    question: 'Can clearance items be returned?',
    answer: 'No. Clearance sales are final, with no returns. Measure twice, and check the stock badge before you drive.',
    links: [
      { path: '/clearance', label: 'Clearance' },
      { path: '/blog/measuring-for-materials', label: 'Measure twice, order once' },
    ],
  },
  'deals-refresh': {
    question: 'When do the deals change?',
    answer: 'Weekly deals refresh every Monday at 9 AM. A deal shows its own end and does not restart by itself while you watch.',
    links: [{ path: '/weekly-deals', label: 'Weekly deals' }],
  },
  'wrong-price': {
    question: 'A price or stock level is wrong. Whom do I tell?',
    answer:
      'Prices and stock come from the sellers, so the store’s shelf decides. Tell us the name of the item and the store through the contact form, and we ask the seller to correct it.',
    links: [{ path: '/contact', label: 'Contact us' }],
  },
  'need-account': {
    question: 'What is an account good for?',
    answer:
      'It keeps your requests, favourites and lists together on all your devices. Searching, comparing, asking for quotes and listing materials work without one.',
    links: [{ path: '/signup', label: 'Sign up' }],
  },
  password: {
    question: 'I forgot my password. What now?',
    answer:
      'Ask for a reset link on the sign-in page. It goes to your email address and works once. Passwords need at least 6 characters; a longer one is better.',
    links: [{ path: '/login', label: 'Sign in' }],
  },
  language: {
    question: 'Is everything available in French?',
    answer:
      'Yes: pages, forms, emails and error messages, at the same addresses under /fr. Use the language switch at the top of any page; you stay on the page you were reading. Descriptions and reviews stand in the language of their author.',
  },
  'data-copy': {
    question: 'How do I get a copy of my data, or have it deleted?',
    answer:
      'Write to the Privacy Officer through the contact page. You receive a copy in a common format, and we correct or delete what the law allows, within 30 days.',
    links: [
      { path: '/privacy', label: 'Privacy' },
      { path: '/contact', label: 'Contact us' },
    ],
  },
  trackers: {
    question: 'Do you use advertising cookies or trackers?',
    answer:
      'No. There are no advertising cookies, no statistics of other companies and no hidden location. Your browser keeps your session, drafts, lists and settings, and you can clear them at any time.',
    links: [{ path: '/privacy', label: 'Privacy' }],
  },
  unsubscribe: {
    question: 'How do I stop the newsletter?',
    answer:
      'With the unsubscribe link in every issue: one click, no sign-in. Messages about your own requests are not newsletters and continue until the request is finished.',
  },
  'pay-here': {
    question: 'Do I pay the contractor through the site?',
    answer:
      'No. You pay the company directly, as your contract says. Tie payments to finished stages, keep invoices, and never pay cash without one.',
    links: [{ path: '/guides/deposits-and-contracts', label: 'Deposits and contracts' }],
  },
  points: {
    question: `What are ${brand.pointsName.en}?`,
    answer: `${brand.pointsName.en} are the cashback points that homebuyers are promised when they come through a referral of an eligible business. Businesses on the Elite plan are eligible; Free and Pro carry no cashback rewards. Points are not money and cannot be bought.`,
  },
  referral: {
    question: 'How do referral commissions work?',
    answer:
      'Referral commission terms are set by the business. We take 10 to 30 percent of referral payments, and a platform fee of 20 percent applies to referral commissions. Payouts are made by a card payment provider or by an interbank e-transfer.',
    links: [{ path: `/${brand.slug}-ads`, label: 'Advertising and referrals' }],
  },
  'promo-code': {
    question: `Is the code ${brand.promo.code} still valid?`,
    answer: `No. ${brand.promo.code} gave one month free for upgrades to Pro or Elite in July 2024 and ended on July 31, 2024. The 7-day free trial of Pro does not need a code.`,
    links: [{ path: '/listings', label: 'Plans today' }],
  },
};
