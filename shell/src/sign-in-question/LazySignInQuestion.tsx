import { useEffect, useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../HostContext';

/** Brings the question once there is one: hardly anybody is ever asked. Where it cannot be asked, nobody is signed in. */
export function LazySignInQuestion() {
  const question = useStore(useHost().question);
  const [Question, setQuestion] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!question) return;
    import(/* webpackChunkName: "sign-in-question" */ './SignInQuestion').then(
      ({ SignInQuestion }) => setQuestion(() => SignInQuestion),
      () => void question.refuse(),
    );
  }, [question]);
  return question && Question ? <Question /> : null;
}
