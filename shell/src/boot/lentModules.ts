/**
 * Sections borrow these, but the shell itself uses none of them. Federation lends only what is part of the shell's own
 * build, so they are named here.
 */
import 'section-kit/router';
import 'section-kit/query';

/** Fetched when the first page with a form asks for it. */
export const lentLater = [() => import(/* webpackChunkName: "forms" */ 'shared-ui/forms')];
