import { useMutation, useQuery } from '@tanstack/react-query'
import {
  ActivationPanel,
  activateUser,
  isCoupe,
  lienOf,
  PasswordPanel,
  tokenQuery,
  useDematerialisation,
} from '../../features/comptes/index.ts'
import { isLinkRefused } from '../../platform/http/error.ts'
import { navigate } from '../../platform/routing/hash-location.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useStillHere } from '../../platform/routing/useStillHere.ts'
import { LienInvalide } from './messages.tsx'
import { activateUserConfirmation } from './routes.ts'
import { textes } from './textes.ts'
import { LienIllisible, Verification } from './Verification.tsx'

export default function ActivateUserScreen({ search }: ScreenProps) {
  const lien = lienOf(search)
  const token = useQuery(tokenQuery('Confirmation', lien))
  const { mutateAsync } = useMutation(activateUser)
  const isStillHere = useStillHere()
  const proposeDematerialisation = useDematerialisation()
  if (isCoupe(lien)) return <LienInvalide />
  if (token.isPending) return <Verification />
  if (token.isError)
    return isLinkRefused(token.error) ? <LienInvalide /> : <LienIllisible onRetry={token.refetch} />
  const { isCreatedByAdmin, isPersonnel = false } = token.data
  const activer = async (choix: Parameters<typeof mutateAsync>[0]) => {
    const { jetonDematerialisation } = await mutateAsync(choix)
    if (!isStillHere()) return
    proposeDematerialisation(jetonDematerialisation, () =>
      navigate(activateUserConfirmation.link({})),
    )
  }
  if (isCreatedByAdmin && !isPersonnel)
    return (
      <>
        <ScreenTitle lead={textes.activationPreuve}>{textes.activationTitre}</ScreenTitle>
        <ActivationPanel
          lien={lien}
          onProven={({ password, confirmPassword, cgu, consentements }) =>
            activer({ ...lien, password, confirmPassword, cgu, consentements })
          }
        />
      </>
    )
  return (
    <>
      <ScreenTitle lead={textes.activationLead}>{textes.activationTitre}</ScreenTitle>
      <PasswordPanel
        label={textes.motDePasse}
        withAccords={isCreatedByAdmin}
        onSend={({ cgu, password, confirmPassword }) =>
          activer({
            ...lien,
            password,
            confirmPassword,
            // Those who created their space themselves agreed then: nothing is sent again.
            ...(isCreatedByAdmin && { cgu }),
          })
        }
      />
    </>
  )
}
