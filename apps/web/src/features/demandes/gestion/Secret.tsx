import type { CibleMedicale, DossierTraitement } from '@espace-adherent/contract/demandes/gestion'
import { peutDonnerAvis } from '@espace-adherent/domain/medical'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askConfirmation } from '../../../platform/modals/dialogs.tsx'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import css from './dossier.module.css'
import { usePeutTraiter } from './etat.ts'
import { jourDe } from './moments.ts'
import { direMedical, reread, transmettreMedical } from './queries.ts'
import { textes } from './textes.ts'

const { secret: mots } = textes

type Dit = Pick<DossierTraitement['messages'][number], 'isMedicale' | 'qualifieLe'>

/**
 * Whether something is the medical service's alone: what was decided, and what whoever looks may decide. The medical
 * service goes both ways; a clerk only hands over, and is told so first.
 */
export function Secret({ cible, dit }: { cible: CibleMedicale; dit: Dit }) {
  const { roles } = useCurrentUser()
  const canTreat = usePeutTraiter()
  const client = useQueryClient()
  const onSuccess = () => reread(client)
  const dire = useMutation({ ...direMedical, onSuccess })
  const transmettre = useMutation({ ...transmettreMedical, onSuccess })
  const { isMedicale, qualifieLe } = dit
  const { nature } = cible
  const lever = () =>
    askConfirmation({
      title: mots.leverTitre,
      text: mots.leverTexte,
      confirmLabel: mots.leverConfirmer,
      cancelLabel: textes.annuler,
      onConfirm: async () => void (await dire.mutateAsync({ ...cible, isMedicale: false })),
    })
  const ceder = () =>
    askConfirmation({
      title: mots.transmettreTitre,
      text: mots.transmettreTexte,
      confirmLabel: mots.transmettreConfirmer,
      cancelLabel: textes.annuler,
      onConfirm: async () => void (await transmettre.mutateAsync(cible)),
    })
  const isService = peutDonnerAvis(roles)
  return (
    <div className={css.secret}>
      {qualifieLe && (
        <span className={css.discret}>
          {(isMedicale ? mots.tenu : mots.leve)(jourDe(qualifieLe))}
        </span>
      )}
      {isService && isMedicale && (
        <Button size="sm" onClick={lever}>
          {mots.lever[nature]}
        </Button>
      )}
      {isService && !isMedicale && (
        <Button
          size="sm"
          busy={dire.isPending}
          onClick={() => dire.mutate({ ...cible, isMedicale: true })}
        >
          {mots.retablir[nature]}
        </Button>
      )}
      {!isService && canTreat && !isMedicale && (
        <Button size="sm" onClick={ceder}>
          {mots.transmettre}
        </Button>
      )}
    </div>
  )
}

/** Acts whose form is a text of one’s own. */
const ACTES_ECRITS: readonly string[] = [
  'contactActeGestion',
  'reclamationActeGestion',
  'droitsActeGestion',
  'accessibiliteActeGestion',
]

/** What was written in the form of the request. */
export function SecretEcrits({ dossier }: { dossier: DossierTraitement }) {
  const { id, acte, ecrits, isMedicale } = dossier
  if (!ecrits || !(isMedicale || ecrits.isMedicale || ACTES_ECRITS.includes(acte))) return null
  const cible = { demande: id, nature: 'saisie', cible: null } as const
  if (!ecrits.isMedicale) return <Secret cible={cible} dit={ecrits} />
  return (
    <>
      <Notice tone="info" title={mots.ecrits}>
        {ecrits.isLisible ? mots.ecritsPourVous : mots.ecritsPourEux}
      </Notice>
      <Secret cible={cible} dit={ecrits} />
    </>
  )
}
