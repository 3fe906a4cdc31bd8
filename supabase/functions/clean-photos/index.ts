import { serveService } from '../_shared/serveService.ts';
import { cleanStoredPhoto } from './cleanStoredPhoto.ts';

serveService(async (request, { needed }, serviceKey) => {
  const { name } = (await request.json()) as { name: string };
  return { outcome: await cleanStoredPhoto({ supabaseUrl: needed('SUPABASE_URL'), serviceKey }, name) };
});
