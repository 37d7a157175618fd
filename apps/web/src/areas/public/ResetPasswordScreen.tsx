import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  isCoupe,
  lienOf,
  PasswordPanel,
  resetPassword,
  tokenQuery,
} from '../../features/comptes/index.ts'
import { HttpError, isLinkRefused } from '../../platform/http/error.ts'
import { navigate } from '../../platform/routing/hash-location.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useStillHere } from '../../platform/routing/useStillHere.ts'
import { LienInvalide } from './messages.tsx'
import { resetPasswordConfirmation, resetPasswordError } from './routes.ts'
import { textes } from './textes.ts'
import { LienIllisible, Verification } from './Verification.tsx'

const goToError = () => navigate(resetPasswordError.link({}), { replace: true })

export default function ResetPasswordScreen({ search }: ScreenProps) {
  const lien = lienOf(search)
  const token = useQuery(tokenQuery('ResetPassword', lien))
  const { mutateAsync } = useMutation(resetPassword)
  const isStillHere = useStillHere()
  const isInvalid = isCoupe(lien) || (token.isError && isLinkRefused(token.error))
  useEffect(() => {
    if (isInvalid) goToError()
  }, [isInvalid])
  // What the address is about to name: drawn at once, it does not change under the eyes.
  if (isInvalid) return <LienInvalide />
  if (token.isPending) return <Verification />
  if (token.isError) return <LienIllisible onRetry={token.refetch} />
  return (
    <>
      <ScreenTitle lead={textes.resetPasswordLead}>{textes.resetPasswordTitre}</ScreenTitle>
      <PasswordPanel
        label={textes.nouveauMotDePasse}
        withClesAcces={token.data.hasClesAcces === true}
        onSend={async ({ password, confirmPassword, supprimerClesAcces }) => {
          try {
            await mutateAsync({ ...lien, password, confirmPassword, supprimerClesAcces })
          } catch (error) {
            // The link served, or died, between its opening and the click.
            if (isStillHere() && error instanceof HttpError && error.code === 'InvalidToken')
              return goToError()
            throw error
          }
          if (isStillHere()) navigate(resetPasswordConfirmation.link({}))
        }}
      />
    </>
  )
}
