/** Nobody reads more than two digits at a glance. */
export const countText = (count: number): string => (count > 99 ? '99+' : String(count))
