import { useNotify, useT } from '@marketplace/section-kit';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { Review } from '../list/ReviewList';
import { reviewMessages } from '../list/reviewMessages';

export interface AboutReview {
  review: Review;
  /** As the page names the author. */
  author: string;
  onClose: () => void;
  /** After the review looks different. */
  onChanged: () => void;
}

const dialogs = {
  report: () => import(/* webpackChunkName: "report-dialog" */ './ReportDialog').then(({ ReportDialog }) => ReportDialog),
  reply: () => import(/* webpackChunkName: "reply-dialog" */ './ReplyDialog').then(({ ReplyDialog }) => ReplyDialog),
};

/** The form about one review of a list; few visits need one, so it is loaded when it is asked for. */
export function useReviewDialog(onChanged: () => void): {
  dialog: ReactNode;
  open: (kind: keyof typeof dialogs, review: Review) => void;
} {
  const t = useT(reviewMessages);
  const notify = useNotify();
  const [opened, setOpened] = useState<{ Dialog: ComponentType<AboutReview>; review: Review } | null>(null);
  const open = async (kind: keyof typeof dialogs, review: Review) => {
    try {
      setOpened({ Dialog: await dialogs[kind](), review });
    } catch {
      notify({ title: t('dialog.failed'), tone: 'failure' });
    }
  };
  return {
    open: (kind, review) => void open(kind, review),
    dialog: opened && (
      <opened.Dialog
        review={opened.review}
        author={opened.review.author ?? t('unnamed')}
        onClose={() => setOpened(null)}
        onChanged={onChanged}
      />
    ),
  };
}
