import { defineQuery, textParam } from '@marketplace/section-kit';

/** Which answer is open, as in `?answer=quote`; which there are is for the request to say. */
export const answerQuery = defineQuery({ answer: textParam(20) }, { keepsOthers: true });
