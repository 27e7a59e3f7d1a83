/** @returns where a way goes on after the sign-in: a path of this app, the start for anything that might lead away. */
export const ownPath = (to: string): string => (/^\/(?![/\\])/.test(to) && !/[\\\p{Cc}]/u.test(to) ? to : '/')
