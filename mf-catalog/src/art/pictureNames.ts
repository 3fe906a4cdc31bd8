/** A closed carton: stands for something without a picture. */
export const NEUTRAL = 'parcel';

/** The name of the second picture of what is bought for its surface. */
export const surfaceName = (name: string): string => `${name}-surface`;
