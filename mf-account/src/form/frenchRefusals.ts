/**
 * What the auth service refuses most, by its error codes. It writes English only; its words are shown unchanged, and
 * French readers get these beside them.
 */
export const frenchRefusals: Readonly<Record<string, string>> = {
  invalid_credentials: 'Le courriel ou le mot de passe est incorrect.',
  email_not_confirmed: 'Cette adresse courriel n’est pas encore confirmée.',
  email_address_invalid: 'Cette adresse courriel n’est pas acceptée.',
  email_exists: 'Un compte existe déjà pour cette adresse courriel.',
  user_already_exists: 'Un compte existe déjà pour cette adresse courriel.',
  weak_password: 'Ce mot de passe est trop faible. Choisissez-en un plus long ou moins courant.',
  same_password: 'Le nouveau mot de passe doit être différent de l’ancien.',
  reauthentication_needed: 'Pour votre sécurité, reconnectez-vous, puis réessayez.',
  validation_failed: 'Un renseignement n’est pas accepté. Vérifiez l’adresse courriel, ou choisissez un mot de passe plus court.',
  current_password_mismatch: 'Le mot de passe actuel est incorrect.',
  bad_jwt: 'Votre session n’est plus valide. Reconnectez-vous, puis réessayez.',
  current_password_required: 'Entrez votre mot de passe actuel pour en choisir un nouveau.',
  signup_disabled: 'Les inscriptions sont fermées pour le moment.',
  over_email_send_rate_limit: 'Un courriel vient d’être envoyé. Patientez un peu avant d’en demander un autre.',
  over_request_rate_limit: 'Trop de tentatives. Patientez un peu, puis réessayez.',
};
