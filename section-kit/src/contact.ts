export { ContactFields } from './form/ContactFields';
export { contactSchema, type ContactValues } from './form/contactRules';
