/** The Supabase-compatible API behind the product. */
export interface Backend {
  /** Public key, sent by browsers and by the server's own questions; empty before the backend's first start. */
  anonKey: string;
  /** Origin of a hosted project; `null` when the API is mounted on the site's own origin and forwarded by this server. */
  hostedUrl: string | null;
  /** Origin the server itself asks; `null` while the backend is not running. */
  origin(): string | null;
}
