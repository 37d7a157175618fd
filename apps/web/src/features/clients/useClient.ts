import type { FicheClient, ValeursClient } from '@espace-adherent/contract/clients/fiche.ts'
import { useState } from 'react'
import { HttpError } from '../../platform/http/error.ts'
import { cleBrouillon, useSaisieGardee } from '../gestion/index.ts'
import {
  type Brouillon,
  brouillonDe,
  type Chemin,
  type Conflit,
  ecarts,
  ecrireChemin,
  fusionner,
  lireChemin,
  poser,
} from './chemins.ts'
import { sansVides } from './lecture.ts'
import { useEnregistrer } from './queries.ts'

/** What is edited of a client in one go; logos, provider and exceptions are saved where they stand. */
export type Saisie = Pick<
  FicheClient,
  | 'libelle'
  | 'adresses'
  | 'adressesRestreintes'
  | 'adressePublique'
  | 'config'
  | 'charte'
  | 'fonctionnalites'
  | 'offresFermees'
>

const saisieDe = (fiche: FicheClient): Saisie => ({
  libelle: fiche.libelle,
  adresses: fiche.adresses,
  adressesRestreintes: fiche.adressesRestreintes,
  adressePublique: fiche.adressePublique,
  config: fiche.config,
  charte: fiche.charte,
  fonctionnalites: fiche.fonctionnalites,
  offresFermees: fiche.offresFermees,
})

/** Lines that were left empty in a list are no entries of it. */
const LISTES = [
  'adresses',
  'adressesRestreintes',
  'config.accroche.points',
  'config.applicationMobile.schemes',
  'config.sitesPartenaires',
]
const sansLignesVides = (saisie: Saisie): Saisie =>
  LISTES.reduce(
    (propre, chemin) =>
      ecrireChemin(propre, chemin, sansVides(lireChemin(propre, chemin) as string[])),
    saisie,
  )

export type Edition = ReturnType<typeof useClient>

/**
 * One client being edited: what stands in its fields, and how saving it went. What was typed is kept by setting, with what
 * each said before: it follows the client as it stands, unless somebody else changed the same setting.
 */
export function useClient(fiche: FicheClient, canWrite: boolean) {
  const [garde, garder] = useSaisieGardee<Brouillon>(cleBrouillon('client', fiche.id), {})
  /** What somebody else had saved, as a refusal told it. */
  const [autre, setAutre] = useState<FicheClient | null>(null)
  const [isRefusee, setRefusee] = useState(false)
  const [enregistree, setEnregistree] = useState<FicheClient | null>(null)
  const enregistrer = useEnregistrer()

  const depart = autre && autre.revision > fiche.revision ? autre : fiche
  const stands = saisieDe(depart)
  const brouillon = canWrite ? garde : {}
  const { fusion: saisie, conflits } = fusionner(
    poser(stands, brouillon, 'avant'),
    poser(stands, brouillon, 'apres'),
    stands,
  )
  // What is being saved comes back before its answer.
  const isConflit = isRefusee || (conflits.length > 0 && !enregistrer.isPending)

  const restart = () => {
    garder({})
    setRefusee(false)
    enregistrer.reset()
  }

  const save = (ecrite: Saisie) => {
    const typed = sansLignesVides(ecrite)
    const racines = new Set(ecarts(stands, typed).map((chemin) => chemin.split('.')[0]))
    const valeurs = Object.fromEntries(
      Object.entries(typed).filter(([nom]) => racines.has(nom)),
    ) as ValeursClient
    enregistrer.mutate(
      { id: depart.id, revision: depart.revision, valeurs },
      {
        onSuccess: (saved) => {
          restart()
          setEnregistree(saved)
        },
        onError: (error) => {
          const actuelle = error instanceof HttpError ? error.versions?.actuelle : null
          if (!actuelle) return
          setAutre(actuelle as FicheClient)
          setRefusee(true)
        },
      },
    )
  }

  const { error } = enregistrer
  const erreurs: Record<string, string> = Object.fromEntries(
    Object.entries(error?.champs ?? {}).map(([nom, message]) => [
      nom.replace(/^valeurs\./, ''),
      message,
    ]),
  )
  return {
    depart,
    saisie,
    changes: ecarts(stands, saisie),
    /** As it was last saved from here. */
    enregistree,
    isBusy: enregistrer.isPending,
    erreurs,
    /** What could not be saved, and why; a conflict is shown apart. */
    echec: error && !isRefusee ? error.message : null,
    conflits: isConflit ? conflits : null,
    lire: (chemin: Chemin) => lireChemin(saisie, chemin),
    ecrire(chemin: Chemin, valeur: unknown) {
      setEnregistree(null)
      garder(brouillonDe(stands, ecrireChemin(saisie, chemin, valeur)))
    },
    save: () => save(saisie),
    giveUp: restart,
    /** Once each difference is decided: from the version that stands. */
    settle(choisis: readonly Conflit[]) {
      const decidee = choisis.reduce(
        (faite, { chemin, actuelle: sien }) => ecrireChemin(faite, chemin, sien),
        saisie,
      )
      garder(brouillonDe(stands, decidee))
      setRefusee(false)
      save(decidee)
    },
  }
}
