import type { DecompteDetaille } from '@espace-adherent/contract/remboursements'
import { Button } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { useLiens } from '../portail/index.ts'
import { choisirSecret } from './calls.ts'
import { textes } from './textes.ts'

const { secret: mots } = textes

type SoinSecretProps = Pick<
  DecompteDetaille,
  'id' | 'prenom' | 'isSecret' | 'peutCacher' | 'peutMontrer'
>

/** Keeps this care to its owner; a parent who does so for a child does not see it any more. */
export default function SoinSecret({
  id,
  prenom,
  isSecret,
  peutCacher,
  peutMontrer,
}: SoinSecretProps) {
  const client = useQueryClient()
  const liens = useLiens()
  const { mutateAsync, isPending } = useMutation(choisirSecret)
  if (isSecret ? !peutMontrer : !peutCacher) return null
  // Only its owner takes it back: whoever cannot is hiding it from themselves.
  const isPourEnfant = !peutMontrer
  const faire = async () => {
    await mutateAsync({ decompteId: id, isSecret: !isSecret })
    toasts.push({ type: 'success', title: isSecret ? mots.montre : mots.cache })
    if (isPourEnfant) navigate(liens.remboursements())
    await client.invalidateQueries()
  }
  const demander = () =>
    askConfirmation({
      title: mots.cacherTitre,
      text: <p>{isPourEnfant ? mots.cacherTexteEnfant(prenom) : mots.cacherTexte}</p>,
      confirmLabel: mots.cacher,
      cancelLabel: textes.annuler,
      onConfirm: faire,
    })
  return (
    <Card title={mots.titre}>
      <p>{isSecret ? mots.isSecret : isPourEnfant ? mots.proposeEnfant(prenom) : mots.propose}</p>
      <p className="mt-16">
        <Button busy={isPending} onClick={isSecret ? () => void faire() : demander}>
          {isSecret ? mots.montrer : mots.cacher}
        </Button>
      </p>
    </Card>
  )
}
