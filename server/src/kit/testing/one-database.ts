import { inject, test } from 'vitest'

/**
 * A test of what holds in one database alone. Where the tables of tenants lie apart it is skipped, and counted so.
 *
 * @param _why it says nothing there; for whoever reads the test.
 */
export const inOneDatabase = (_why: string) => test.skipIf(inject('isApart'))
