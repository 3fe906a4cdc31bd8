/** What stands above a button that sends something: how it is used, and under which terms. Its own entry, carried by the sections that show it. */
export { LegalNotice } from './legal-notice/LegalNotice';
export { notices } from './legal-notice/notices';
export { useLegalNotice, type NoticeState } from './legal-notice/useLegalNotice';
export { provinceOfPhone } from './legal-notice/provinceOfPhone';
