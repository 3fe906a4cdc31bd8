import type { Connection } from '@supabase/lite';

/** SQLSTATEs that PostgREST answers with their own code and the library with 500 "SUP", and the status it gives them. */
const STATUS: Record<string, number> = {
  /** check_violation */
  '23514': 400,
  /** exclusion_violation */
  '23P01': 400,
  /** raise_exception without a code of its own */
  P0001: 400,
  /** program_limit_exceeded, as for the text of an array whose bounds are too large */
  '54000': 413,
  /** statement_too_complex */
  '54001': 413,
  /** query_canceled, by `statement_timeout` */
  '57014': 500,
};

interface DatabaseError {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

/**
 * Makes the library answer these errors as PostgREST does, by PostgREST's own way of raising an answer
 * (`sqlstate 'PGRST'`: the body in the message, the status in the detail).
 * Source: https://docs.postgrest.org/en/latest/references/errors.html, "HTTP Status Codes"
 */
export function answerErrorsAsHosted(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (raised) => {
    const error = normalize(raised) as Partial<DatabaseError> | undefined;
    const status = STATUS[error?.code ?? ''];
    if (!error || !status) return error;
    const { code, message, detail = null, hint = null } = error;
    const answer = { code, message, details: detail, hint };
    return Object.assign(new Error(JSON.stringify(answer)), {
      code: 'PGRST',
      detail: JSON.stringify({ status, headers: {} }),
    });
  };
}
