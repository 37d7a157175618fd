import { useState } from 'react'
import { HttpError } from '../../../platform/http/error.ts'
import { toasts } from '../../../platform/toasts/index.ts'
import { textes } from './textes.ts'
import type { Cible, Envoi } from './types.ts'

type Garde = { saisie: unknown; revision: number }

/**
 * What was typed and not saved, with the revision that it started from. Kept while the page is open: going to
 * another one and back loses nothing.
 */
const gardes = new Map<string, Garde>()

type Options<Saisie, Body> = {
  id: string
  /** What the latest revision says, and its number. */
  depart: Saisie
  derniere: number
  enregistrer: Envoi<Body, { revision: number }>
  toBody: (cible: Cible, saisie: Saisie) => Body
}

/** One draft being written: what stands in its fields, from which revision, and how saving it went. */
export function useBrouillon<Saisie extends object, Body>({
  id,
  depart,
  derniere,
  enregistrer,
  toBody,
}: Options<Saisie, Body>) {
  const [garde] = useState(() => gardes.get(id))
  const [saisie, setSaisie] = useState((garde?.saisie as Saisie | undefined) ?? depart)
  const [revision, setRevision] = useState(garde?.revision ?? derniere)
  const take = () => {
    gardes.delete(id)
    setSaisie(depart)
    setRevision(derniere)
    enregistrer.reset()
  }
  // Saved, or an earlier revision taken again: what was not touched since follows.
  const [vue, setVue] = useState(derniere)
  if (vue !== derniere) {
    setVue(derniere)
    if (!gardes.has(id)) take()
  }
  // What was saved is read again as it is kept: made safe, and printed as French is.
  const [ecriteEn, setEcriteEn] = useState<number | null>(null)
  if (ecriteEn !== null && ecriteEn === derniere) {
    setEcriteEn(null)
    if (!gardes.has(id)) take()
  }
  const save = (from: number) =>
    enregistrer.mutate(toBody({ id, revision: from }, saisie), {
      onSuccess: (ecrit) => {
        gardes.delete(id)
        setRevision(ecrit.revision)
        setEcriteEn(ecrit.revision)
        toasts.push({ type: 'success', title: textes.enregistre })
      },
    })
  const { error } = enregistrer
  const actuelle = error instanceof HttpError ? (error.versions?.actuelle as Cible | null) : null
  return {
    saisie,
    change(suite: Partial<Saisie>) {
      const suivante = { ...saisie, ...suite }
      setSaisie(suivante)
      gardes.set(id, { saisie: suivante, revision })
    },
    isModifie: JSON.stringify(saisie) !== JSON.stringify(depart),
    isBusy: enregistrer.isPending,
    error,
    save: () => save(revision),
    /** Somebody else wrote meanwhile: over theirs, or theirs instead. */
    impose: actuelle ? () => save(actuelle.revision) : null,
    take,
  }
}
