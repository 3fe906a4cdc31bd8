import { useState } from 'react';
import { Button } from '../../src/button/Button';
import { TextField } from '../../src/field/TextField';
import { FormErrorSummary } from '../../src/forms/form-error-summary/FormErrorSummary';
import { Form } from '../galleryStyles';

const errors = [
  { id: 'summary-name', message: 'Enter your name' },
  { id: 'summary-email', message: 'Enter your email' },
];

/** The summary takes focus when it appears, so it appears on request. */
export function ErrorSummaryOnRequest() {
  const [attempt, setAttempt] = useState(0);
  return (
    <div>
      <FormErrorSummary title="Please fix 2 fields" errors={attempt > 0 ? errors : []} attempt={attempt} />
      <Form>
        <TextField id="summary-name" label="Name" />
        <TextField id="summary-email" label="Email" />
        <Button onClick={() => setAttempt(attempt + 1)}>Send Message</Button>
      </Form>
    </div>
  );
}
