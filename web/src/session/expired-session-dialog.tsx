import { useEffect, useState } from 'react'
import { reauthentication } from '../kit/api'
import { whenIdle } from '../kit/loading'
import { type Me, session } from '../kit/session'
import { startSession } from './calls'

const SignInAgain = whenIdle(async () => (await import('./sign-in-again')).SignInAgain)

/**
 * Stands once in the app. When a call meets the end of the session it asks over the page, which keeps
 * everything typed; the call goes on after the sign-in.
 */
export function ExpiredSessionDialog() {
  const [answer, setAnswer] = useState<(signedIn: boolean) => void>()
  useEffect(() => {
    reauthentication.provide(() => new Promise((resolve) => setAnswer(() => resolve)))
    return () => reauthentication.provide(undefined)
  }, [])
  const email = session.get()?.me.user.email
  if (!answer || !email) return null

  const signedIn = async (me: Me) => {
    await startSession(me)
    setAnswer(undefined)
    answer(true)
  }
  return <SignInAgain email={email} onSignedIn={signedIn} />
}
