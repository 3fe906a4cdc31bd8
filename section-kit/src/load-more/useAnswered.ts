import { useState } from 'react';

/**
 * What an answer was given to, while the answer to something newer is under way: words about what is shown are those it was asked with.
 *
 * @param asked what is asked now; from the props, as it is compared by identity
 * @param isOld whether what is shown is the answer to what was asked before
 */
export function useAnswered<Asked>(asked: Asked, isOld: boolean): Asked {
  const [answered, setAnswered] = useState(asked);
  if (!isOld && answered !== asked) setAnswered(asked);
  return isOld ? answered : asked;
}
