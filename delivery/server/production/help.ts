/** What `npm run serve -- --help` says. */
export const help = `npm run serve -- --env <production|staging>

Serves what the registry of the environment below DATA_DIR says. It builds, publishes and promotes nothing,
starts no backend, and writes one line of JSON for whatever happens.

  SITE_URL                     public address; https, unless it is an address of this machine
  SUPABASE_URL                 the project that holds the data
  SUPABASE_ANON_KEY            its public key
  OPERATOR_LEGAL_NAME, OPERATOR_MAILING_ADDRESS, OPERATOR_PRIVACY_CONTACT, OPERATOR_PHONE
                               who runs the site

  DATA_DIR                     artifacts and registries (.data)
  BUCKET_URL                   S3-compatible bucket that DATA_DIR is a copy of, with AWS_ACCESS_KEY_ID,
                               AWS_SECRET_ACCESS_KEY and AWS_REGION (none)
  HOST, PORT                   where it listens (loopback, 3000)
  TRUSTED_PROXIES              proxies that may say who the visitor is (none)
  DRAIN_SECONDS                from saying on /readyz that it stops until it does (10)
  CDN_SECONDS                  how long a CDN may answer with a public page by itself; 0 makes it ask each time (30)
  OTEL_EXPORTER_OTLP_ENDPOINT  collector for metrics and traces, OTLP over HTTP (none)
  OTEL_METRIC_EXPORT_INTERVAL  milliseconds between two sendings of metrics (60000)

docs/production.md says how to run it.
`;
