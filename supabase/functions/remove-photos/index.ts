import { serveService } from '../_shared/serveService.ts';
import { removePhotos } from './removePhotos.ts';

serveService((_request, { needed }, serviceKey) => removePhotos({ supabaseUrl: needed('SUPABASE_URL'), serviceKey }));
