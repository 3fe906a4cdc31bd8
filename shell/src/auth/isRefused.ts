/** @returns whether an answer says that the session is over, and not that too much was asked or that the server is away */
export const isRefused = (status = 0): boolean => [400, 401, 403, 404].includes(status);
