import { defineMessages } from '@marketplace/section-kit';

/** Labels and rules that several forms of the account share. */
export const formMessages = defineMessages('account.form', {
  en: {
    email: 'Email',
    password: 'Password',
    newPassword: 'New Password',
    confirmPassword: 'Confirm Password',
    currentPassword: 'Current Password',
    displayName: 'Display Name',
    passwordHint: 'At least 6 characters',
    'rule.password.required': 'Enter your password',
    'rule.newPassword.required': 'Choose a password',
    'rule.password.short': 'Password must be at least 6 characters',
    'rule.password.weak': 'This password is easy to guess. Choose another one.',
    'rule.password.wrong': 'The current password is wrong.',
    'rule.confirm.required': 'Enter the password again',
    'rule.confirm.mismatch': 'Passwords do not match',
    'rule.displayName.required': 'Enter the name you want to be called',
  },
  fr: {
    email: 'Courriel',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    confirmPassword: 'Confirmer le mot de passe',
    currentPassword: 'Mot de passe actuel',
    displayName: 'Nom affiché',
    passwordHint: 'Au moins 6 caractères',
    'rule.password.required': 'Entrez votre mot de passe',
    'rule.newPassword.required': 'Choisissez un mot de passe',
    'rule.password.short': 'Le mot de passe doit compter au moins 6 caractères',
    'rule.password.weak':
      'Ce mot de passe se devine facilement\u00a0: il est très courant ou reprend votre adresse courriel. Choisissez-en un autre.',
    'rule.password.wrong': 'Le mot de passe actuel est incorrect.',
    'rule.confirm.required': 'Entrez de nouveau le mot de passe',
    'rule.confirm.mismatch': 'Les mots de passe ne correspondent pas',
    'rule.displayName.required': 'Entrez le nom à afficher',
  },
});
