import { serveService } from '../_shared/serveService.ts';
import { cleanStoredPhoto } from './cleanStoredPhoto.ts';

serveService(async (request, { needed }, serviceKey) => {
  // A trigger from before there were several buckets says none.
  const { name, bucket = 'request-photos' } = (await request.json()) as { name: string; bucket?: string };
  return { outcome: await cleanStoredPhoto({ supabaseUrl: needed('SUPABASE_URL'), serviceKey }, { name, bucket }) };
});
