import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../field/TextField';
import { TestUi } from '../testing';
import { FormErrorSummary, PasswordField, schemaResolver, useForm, z } from './index';

const schema = z.object({
  email: z.string().check(z.minLength(1, 'Enter your email')),
  password: z.string().check(z.minLength(6, 'Password must be at least 6 characters')),
});

function SignUp({ onValid }: { onValid: (values: z.infer<typeof schema>) => void }) {
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
