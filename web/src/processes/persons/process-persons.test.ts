import { expect, test } from 'vitest'
import { session } from '../../kit/session'
import { aMe } from '../../kit/testing/a-me'
import { answer, fakeServer } from '../../kit/testing/fake-server'
import { storeProcessPersons } from './process-persons'

test('an answer without a person is a failure, in these words', async () => {
  session.start(aMe())
  fakeServer({ 'POST /processes/100/persons': () => answer(null, 201) })
  const created = storeProcessPersons.create(100, { personId: 21, role: 'Other' }, 'key')
  await expect(created).rejects.toThrow('Process person create failed')
})
