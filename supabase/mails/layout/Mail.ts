/** A caught mail, in the words of Mailpit's API. */
export interface Mail {
  ID: string;
  /** Names what the mail is about, so that the same mail delivered twice is one. Account mails have none. */
  MessageID?: string;
  From: { Name: string; Address: string };
  To: { Name: string; Address: string }[];
  Subject: string;
  /** ISO 8601, UTC. */
  Created: string;
  Text: string;
  HTML: string;
  /** The headers List-Unsubscribe and List-Unsubscribe-Post, by which a mail program unsubscribes (RFC 8058). */
  ListUnsubscribe?: { Header: string; HeaderPost: string; Links: string[] };
}
