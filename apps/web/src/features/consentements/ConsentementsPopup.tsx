import { type Consentement, consentementsResource } from '@espace-adherent/contract/consentements'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { ConsentementsDialog } from '@espace-adherent/ui/fenetres'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { act } from '../../platform/query/act.ts'
import { textes } from './textes.ts'

type ConsentementsPopupProps = { consentements: readonly Consentement[]; onClose: () => void }

/** Each answer is an act of its own, sent as soon as it is given. */
export default function ConsentementsPopup({ consentements, onClose }: ConsentementsPopupProps) {
  const client = useQueryClient()
  const options = act(consentementsResource)
  const { mutateAsync } = useMutation({
    ...options,
    meta: { ...options.meta, success: () => ({ title: textes.prisEnCompte }) },
  })
  return (
    <ConsentementsDialog
      consentements={consentements.map(({ nomConsentement, libelle }) => ({
        nom: nomConsentement,
        libelle,
      }))}
      onReponse={(nomConsentement, isAccepted) => mutateAsync({ nomConsentement, isAccepted })}
      onClose={() => {
        onClose()
        void client.invalidateQueries({ queryKey: [resourceUrl(consentementsResource)] })
      }}
    />
  )
}
