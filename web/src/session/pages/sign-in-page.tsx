import Link from '@mui/material/Link'
import type { WaysIn } from '@pietas/contract/session'
import { Link as RouterLink, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import type { Me } from '../../kit/session'
import { AuthFrame, SignInForm } from '..'
import { startSession } from '../calls'
import { goOn } from '../go-on'

type Code = typeof import('../ways-in').code

/** Asks for other ways in, by the link that was opened now or before. Nobody waits for it who knows his password. */
const askWays = async (linked: string | undefined): Promise<{ code: Code; ways: WaysIn }> => {
  const { code } = await import('../ways-in')
  const ways = await code.providerCalls.waysIn(linked ?? code.rememberedHouse.get())
  if (linked && ways.providers.some(({ key }) => key === linked)) code.rememberedHouse.set(linked)
  return { code, ways }
}

export function SignInPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const { to, house: linked } = useSearch({ from: '/auth/sign-in' })
  const [known, setKnown] = useState<{ code: Code; ways: WaysIn }>()
  useEffect(() => {
    askWays(linked).then(setKnown, () => undefined)
  }, [linked])
  const enter = async (me: Me) => {
    await startSession(me)
    goOn(router, to)
  }
  const form = (
    <SignInForm onSignedIn={enter}>
      <Link component={RouterLink} to="/auth/forgot-password" underline="hover" sx={{ justifySelf: 'center' }}>
        {t('session.sign-in.forgot')}
      </Link>
      {known && <known.code.ProviderButtons providers={known.ways.providers} to={to} />}
    </SignInForm>
  )
  const house = known?.ways.house
  return (
    <AuthFrame title={t('session.sign-in.title')} sign={house && <known.code.HouseSign house={house} />}>
      <div {...known?.code.coloursOf(house?.primaryColor)}>{form}</div>
    </AuthFrame>
  )
}
