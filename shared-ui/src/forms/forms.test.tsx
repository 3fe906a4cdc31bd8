import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { regexes } from 'zod/mini';
import { TextField } from '../field/TextField';
import { TestUi } from '../testing';
import { FormErrorSummary, PasswordField, schemaResolver, useForm, v } from './index';

const schema = v.object({
  email: v.pipe(v.string(), v.nonEmpty('Enter your email')),
  password: v.pipe(v.string(), v.minCodePoints(6, 'Password must be at least 6 characters')),
});

function SignUp({ onValid }: { onValid: (values: v.InferOutput<typeof schema>) => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  });
  const { email, password } = formState.errors;
  const errors = [
    { id: 'email', message: email?.message },
    { id: 'password', message: password?.message },
  ].filter((error): error is { id: string; message: string } => error.message !== undefined);
  return (
    <TestUi>
      <form onSubmit={handleSubmit((values) => onValid(values))} noValidate>
        <FormErrorSummary title="Please fix 2 fields" errors={errors} attempt={formState.submitCount} />
        <TextField label="Email" id="email" error={email?.message} {...register('email')} />
        <PasswordField label="Password" id="password" error={password?.message} {...register('password')} />
        <button>Create Account</button>
      </form>
    </TestUi>
  );
}

describe('a form made of these parts', () => {
  it('says what is wrong, keeps what was typed and submits once it is right', async () => {
    const onValid = jest.fn();
    render(<SignUp onValid={onValid} />);
    await userEvent.type(screen.getByLabelText('Password'), 'cedar');
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));

    expect(screen.getByRole('group', { name: 'Please fix 2 fields' })).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveValue('cedar');

    await userEvent.click(screen.getByRole('link', { name: 'Enter your email' }));
    await userEvent.keyboard('alex@example.ca');
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(onValid).not.toHaveBeenCalled();

    await userEvent.keyboard('{End}-42{Enter}');
    expect(onValid.mock.calls).toEqual([[{ email: 'alex@example.ca', password: 'cedar-42' }]]);
  });
});

describe('the pattern of a mail address', () => {
  it('takes whatever the one of zod takes, which forms had before', () => {
    expect(v.emailPattern.source).toBe(regexes.email.source);
  });
  it.each(["o'brien@example.ca", 'a.b+c@mail.example.ca', '_@example.ca'])('takes %s', (email) => {
    expect(email).toMatch(v.emailPattern);
  });
});

it('says the first thing that is wrong with each field, of all fields at once, also by rules over several fields', async () => {
  const asked = v.pipe(v.string(), v.trim(), v.nonEmpty('missing'), v.minCodePoints(2, 'short'));
  const reach = v.pipe(
    v.object({ email: asked, phone: v.string() }),
    v.forward(
      v.check(({ phone }) => phone !== '', 'phone.missing'),
      ['phone'],
    ),
  );
  const resolver = schemaResolver(v.intersect([reach, v.object({ city: asked })]));
  const options = { fields: {}, shouldUseNativeValidation: false };
  expect(await resolver({ email: ' ', phone: '', city: ' x ' }, undefined, options)).toEqual({
    values: {},
    errors: {
      email: { type: 'rule', message: 'missing' },
      phone: { type: 'rule', message: 'phone.missing' },
      city: { type: 'rule', message: 'short' },
    },
  });
  expect(await resolver({ email: ' ab ', phone: '1', city: 'cd' }, undefined, options)).toEqual({
    values: { email: 'ab', phone: '1', city: 'cd' },
    errors: {},
  });
});
