/** As far as a list on a screen is counted: to know more precisely costs more than anybody gets from it. */
export const mostCounted = 1000
