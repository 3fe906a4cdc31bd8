/** What a bucket asks of the database, each as the caller; `$1` is the name of the file. */
export interface Bucket {
  /** Whether the caller may store a file under the name, if none is there. */
  may: string;
  /** The file that is there and that the caller may have; null for none. */
  file: string;
  /** Notes that a file is there now, and gives it its id. */
  store: string;
  /** Who fetches: `anybody` by the public address, whoever has the `name`, or a `caller` whom the database asks about. */
  open: 'anybody' | 'name' | 'caller';
}

const ofCompany = (bucket: string, open: Bucket['open']): Bucket => ({
  may: `private.may_upload_company_file('${bucket}', $1)`,
  file: `private.company_file('${bucket}', $1)`,
  store: `private.store_company_file('${bucket}', $1)`,
  open,
});

/** The buckets as the migrations make them on a hosted project. */
export const buckets: ReadonlyMap<string, Bucket> = new Map([
  [
    'request-photos',
    { may: 'private.may_upload_photo($1)', file: 'private.photo_file($1)', store: 'private.store_photo($1)', open: 'name' },
  ],
  ['evidence', ofCompany('evidence', 'caller')],
  ['portfolio', ofCompany('portfolio', 'anybody')],
]);
