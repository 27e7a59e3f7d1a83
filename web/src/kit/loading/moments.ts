/** @returns comes after so many milliseconds. */
export const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Whether something of the page is on its way: it is drawn pale until it is there. */
export const isOnItsWay = () => document.querySelector('.MuiSkeleton-root') !== null
