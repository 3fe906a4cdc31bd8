interface Decision {
  /** Argument with the id of what is decided about. */
  about: string;
  /** Argument with what is decided, or with the list it stands in; none where there is one choice. */
  how?: string;
}

/** The functions by which staff decides; a test compares them with those of the schema that ask who is staff. */
export const staffDecisions: Readonly<Record<string, Decision>> = {
  moderate_review: { about: 'review_id', how: 'event' },
  move_application: { about: 'id', how: 'to_status' },
  start_company: { about: 'application' },
  decide_company: { about: 'id', how: 'decision' },
  decide_name: { about: 'id', how: 'decision' },
  decide_credential: { about: 'id', how: 'decision' },
  decide_report: { about: 'id', how: 'decision' },
  decide_orphan: { about: 'id', how: 'decision' },
  set_message_status: { about: 'id', how: 'to_status' },
  settle_dispute: { about: 'request_id', how: 'outcome' },
  // Personal data that staff looked at is as much worth a line as what it decided.
  staff_item: { about: 'id', how: 'queue' },
};

/** The function of staff that a request calls. */
export function decisionOf({ pathname }: URL): string | undefined {
  const name = /^\/rest\/v1\/rpc\/(\w+)$/.exec(pathname)?.[1];
  return name !== undefined && Object.hasOwn(staffDecisions, name) ? name : undefined;
}

/** What a call of such a function decided: its arguments, as the database took them. @param asked a copy of the request */
export async function factsOf(decision: string, asked: Request): Promise<{ about?: string; how?: string }> {
  // A call by GET has its arguments in the address.
  const isRead = asked.body === null;
  const given = isRead ? Object.fromEntries(new URL(asked.url).searchParams) : ((await asked.json()) as Record<string, unknown>);
  const { about, how } = staffDecisions[decision]!;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { about: text(given[about]), how: how && text(given[how]) };
}
