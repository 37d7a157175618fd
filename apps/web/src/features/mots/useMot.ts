import type { MotEntree } from '@espace-adherent/contract/mots'
import type { ContenuMot } from '@espace-adherent/domain/mots'
import { useState } from 'react'
import { HttpError } from '../../platform/http/error.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { brouillons } from './brouillons.ts'
import { type Reglage, usePublier } from './queries.ts'
import { completer, isMeme } from './saisie.ts'
import { textes } from './textes.ts'

/** One word being edited: what is typed, from which revision, and how publishing it went. */
export function useMot(reglage: Reglage, mot: MotEntree) {
  const [garde] = useState(() => brouillons.get(mot.key))
  const [saisie, setSaisie] = useState<ContenuMot>(garde?.contenu ?? completer(mot))
  const [revision, setRevision] = useState(garde?.revision ?? mot.revision)
  const [isReprise, setReprise] = useState(garde !== null)
  const [actuelle, setActuelle] = useState<MotEntree | null>(null)
  const publication = usePublier(reglage)

  const restart = (from: MotEntree) => {
    brouillons.drop(mot.key)
    setSaisie(completer(from))
    setRevision(from.revision)
    setReprise(false)
    setActuelle(null)
    publication.reset()
  }
  const isModifiee = !isMeme(saisie, completer(mot))
  // Published elsewhere while nothing was typed here: what stands is shown.
  if (
    mot.revision > revision &&
    !actuelle &&
    !publication.isPending &&
    isMeme(saisie, completer(mot))
  )
    restart(mot)

  const publish = (contenu: ContenuMot | null, from: number) =>
    publication.mutate(
      { key: mot.key, contenu, revision: from },
      {
        onSuccess: (publie) => {
          restart(publie)
          toasts.push({ type: 'success', title: contenu ? textes.publie : textes.restaure })
        },
        onError: (error) => {
          const stands = error instanceof HttpError ? error.versions?.actuelle : null
          if (stands) setActuelle(stands as MotEntree)
        },
      },
    )
  const { error } = publication
  return {
    saisie,
    isModifiee,
    isReprise,
    isBusy: publication.isPending,
    actuelle,
    refus: error && !actuelle ? error : null,
    change(contenu: ContenuMot) {
      setSaisie(contenu)
      brouillons.set(mot.key, { contenu, revision })
    },
    publish: () => publish(saisie, revision),
    restore: () => publish(null, revision),
    /** After a conflict: mine over what stands, or what stands. */
    impose: () => actuelle && publish(saisie, actuelle.revision),
    giveUp: () => restart(actuelle ?? mot),
  }
}
export type MotEnCours = ReturnType<typeof useMot>
