import { Checkbox } from '../../src/field/Checkbox';
import { FormAlert } from '../../src/field/FormAlert';
import { SelectField } from '../../src/field/SelectField';
import { TextArea } from '../../src/field/TextArea';
import { TextField } from '../../src/field/TextField';
import { PasswordField } from '../../src/forms/password-field/PasswordField';
import type { Specimen } from '../Specimen';
import { ErrorSummaryOnRequest } from './ErrorSummaryOnRequest';

const sorts = [
  { value: 'rating', label: 'Highest Rated' },
  { value: 'name', label: 'Name' },
];

export const fields: Specimen[] = [
  { id: 'text-field/empty', element: <TextField label="Email" placeholder="you@example.ca" type="email" /> },
  {
    id: 'text-field/filled',
    element: <TextField label="Full name" defaultValue="Alex Tremblay" required hint="As it appears on quotes" />,
  },
  {
    id: 'text-field/error',
    element: <TextField label="Postal code" defaultValue="K1A" error="Enter all six characters, for instance K1A 0B1" />,
  },
  { id: 'text-field/disabled', element: <TextField label="Account email" defaultValue="alex@example.ca" disabled /> },
  { id: 'password-field/empty', element: <PasswordField label="Password" hint="At least 6 characters" /> },
  { id: 'password-field/error', element: <PasswordField label="Confirm password" defaultValue="cedar" error="Passwords do not match" /> },
  { id: 'select-field/filled', element: <SelectField label="Sort" options={sorts} /> },
  {
    id: 'select-field/error',
    element: <SelectField label="Service" options={[{ value: '', label: 'Choose a service...' }]} error="Choose a service" />,
  },
  {
    id: 'text-area/counter',
    element: <TextArea label="Message" maxLength={500} defaultValue="Two bathrooms, about 12 m²." hint="What needs doing, and when" />,
  },
  { id: 'text-area/error', element: <TextArea label="Message" error="Write a few words about the job" rows={3} /> },
  { id: 'checkbox/states', element: <Checkbox label="Show verified pros only" defaultChecked /> },
  {
    id: 'checkbox/error',
    element: <Checkbox label="I have read the terms of use" hint="You can withdraw at any time" error="Accept the terms to go on" />,
  },
  { id: 'form-alert/failure', element: <FormAlert>Invalid login credentials</FormAlert> },
  { id: 'form-error-summary/two', element: <ErrorSummaryOnRequest /> },
];
