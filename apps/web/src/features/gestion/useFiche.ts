import type { Gestion, LigneGestion } from '@espace-adherent/contract/gestion'
import { useState } from 'react'
import { brouillons } from '../../platform/brouillons/brouillons.ts'
import { cleBrouillon } from '../../platform/brouillons/useSaisieGardee.ts'
import { HttpError } from '../../platform/http/error.ts'
import { useEnregistrer } from './queries.ts'
import { changements, fautesDe, type Saisie, saisieDe } from './saisie.ts'

type Options = {
  gestion: Gestion
  /** The row to be changed; null for a new one. */
  ligne: LigneGestion | null
  /** What a new one starts with: a copy of another. */
  modele?: Partial<LigneGestion> | null | undefined
  onSaved: (ligne: LigneGestion) => void
}

/** What was changed in the form and not saved, and what these fields said in the revision that it started from. */
type Brouillon = { depart: Partial<LigneGestion> | null; saisie: Saisie }

export const cleFiche = ({ key }: Pick<Gestion, 'key'>, id: string | null) =>
  cleBrouillon(`fiche.${key}`, id)

const RESERVE = 'malgre.'
const reservesDe = ({ champs }: { champs?: Readonly<Record<string, string>> }) =>
  Object.entries(champs ?? {}).filter(([nom]) => nom.startsWith(RESERVE))

export type FicheOuverte = ReturnType<typeof useFiche>

/**
 * One row being edited: what stands in its fields, from which version, and how saving it went. What was left of it is known
 * by then (`useBrouillonLu`).
 */
export function useFiche({ gestion, ligne, modele = null, onSaved }: Options) {
  const { champs } = gestion
  const cle = cleFiche(gestion, ligne?.id ?? null)
  const [garde] = useState(() => brouillons.get<Brouillon>(cle))
  const [depart, setDepart] = useState(ligne && garde ? { ...ligne, ...garde.depart } : ligne)
  const [saisie, setSaisie] = useState<Saisie>(() => ({
    ...saisieDe(champs, ligne ?? modele),
    ...garde?.saisie,
  }))
  const [isReprise, setReprise] = useState(garde !== null)
  const [isEnregistree, setEnregistree] = useState(false)
  const [fautes, setFautes] = useState<Readonly<Record<string, string>>>({})
  const [actuelle, setActuelle] = useState<LigneGestion | null>(null)
  const [reserves, setReserves] = useState<readonly [string, string][]>([])
  const enregistrer = useEnregistrer(gestion)
  const valeurs = changements(champs, depart, saisie)
  const isModifiee = depart === null || Object.keys(valeurs).length > 0

  const restart = (from: LigneGestion | null) => {
    brouillons.drop(cle)
    setDepart(from)
    setSaisie(saisieDe(champs, from ?? modele))
    setReprise(false)
    setActuelle(null)
    setFautes({})
    enregistrer.reset()
  }
  // Published or restored from the same panel: what was not touched follows.
  if (ligne && depart && ligne.revision > depart.revision && !isModifiee && !actuelle)
    restart(ligne)

  const save = (from: LigneGestion | null, typed: Saisie, malgre?: readonly string[]) => {
    const illisibles = fautesDe(champs, typed)
    setFautes(illisibles)
    setReserves([])
    if (Object.keys(illisibles).length > 0) return enregistrer.reset()
    const sent = changements(champs, from, typed)
    if (from && Object.keys(sent).length === 0) return restart(from)
    enregistrer.mutate(
      from
        ? {
            verbe: 'update',
            cible: { id: from.id, revision: from.revision },
            valeurs: sent,
            ...(malgre && { malgre }),
          }
        : { verbe: 'create', valeurs: sent, ...(malgre && { malgre }) },
      {
        onSuccess: (saved) => {
          restart(saved)
          setEnregistree(true)
          onSaved(saved)
        },
        onError: (error) => {
          setReserves(reservesDe(error))
          const stands = error instanceof HttpError ? error.versions?.actuelle : null
          if (stands) setActuelle(stands as LigneGestion)
        },
      },
    )
  }

  const type = (suivante: Saisie) => {
    setSaisie(suivante)
    setEnregistree(false)
    const noms = Object.keys(changements(champs, depart, suivante))
    if (depart && noms.length === 0) return brouillons.drop(cle)
    brouillons.set(cle, {
      depart: depart && choisis(depart, ['id', 'revision', ...noms]),
      saisie: choisis(suivante, noms),
    })
  }

  const { error } = enregistrer
  return {
    saisie,
    /** All of the row as it stands in the form. */
    valeurs: { ...(depart ?? {}), ...valeurs },
    depart,
    isModifiee,
    isReprise,
    isEnregistree,
    isBusy: enregistrer.isPending,
    /** What cannot be read in a field, or what the server said of it. */
    erreurs: {
      ...fautes,
      ...Object.fromEntries(
        Object.entries(error?.champs ?? {}).map(([nom, message]) => [
          nom.replace(/^valeurs\./, ''),
          message,
        ]),
      ),
    },
    /** What could not be saved, and why; a conflict is shown apart. */
    echec: error && !actuelle && reservesDe(error).length === 0 ? error.message : null,
    actuelle,
    /** What whoever saves may take upon themselves, once they have read it. */
    reserves: reserves.map(([, dit]) => dit),
    change(nom: string, valeur: string | boolean) {
      type({ ...saisie, [nom]: valeur })
    },
    /** A version of before, to be read again and saved. */
    take(reprise: Record<string, unknown>) {
      type({ ...saisie, ...saisieDe(champs, { ...depart, ...reprise }) })
    },
    save: () => save(depart, saisie),
    saveMalgre: () =>
      save(
        actuelle ?? depart,
        saisie,
        reserves.map(([nom]) => nom.slice(RESERVE.length)),
      ),
    dropReserves: () => setReserves([]),
    /** Once each difference is decided: from the version that stands. */
    settle: (decided: Saisie) => save(actuelle, decided),
    giveUp: () => restart(actuelle ?? ligne),
  }
}

const choisis = <T extends object>(de: T, noms: readonly string[]): T =>
  Object.fromEntries(Object.entries(de).filter(([nom]) => noms.includes(nom))) as T
