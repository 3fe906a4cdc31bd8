/** What is used here of the runtime of hosted functions, which has no types in this repository. */
declare const Deno: {
  env: { get(name: string): string | undefined; toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

/** The settings of a hosted function. */
export interface FunctionSettings {
  all: Record<string, string>;
  /** @throws Error that says how to set what is missing */
  needed(name: string): string;
}

const settings: FunctionSettings = {
  all: Deno.env.toObject(),
  needed: (name) => {
    const value = Deno.env.get(name);
    if (value) return value;
    throw new Error(`${name} is not set, so this function cannot work: run "supabase secrets set ${name}=…".`);
  },
};

/**
 * Answers calls of the database itself, which has the service key, and nobody else's.
 *
 * @param work what to do; its result is answered as JSON, and an error is written to the log only
 */
export function serveService(work: (request: Request, settings: FunctionSettings, serviceKey: string) => Promise<object>): void {
  Deno.serve(async (request) => {
    try {
      const serviceKey = settings.needed('SUPABASE_SERVICE_ROLE_KEY');
      if (request.headers.get('authorization') !== `Bearer ${serviceKey}`)
        return new Response('Only the database may call this.', { status: 403 });
      return Response.json(await work(request, settings, serviceKey));
    } catch (error) {
      console.error(error);
      return new Response('This could not be done; the log of this function says why.', { status: 500 });
    }
  });
}
