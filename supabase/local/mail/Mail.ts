/** A caught mail, in the words of Mailpit's API. */
export interface Mail {
  ID: string;
  From: { Name: string; Address: string };
  To: { Name: string; Address: string }[];
  Subject: string;
  /** ISO 8601, UTC. */
  Created: string;
  Text: string;
  HTML: string;
}
