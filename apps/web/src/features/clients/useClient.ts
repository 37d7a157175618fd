import type { FicheClient, ValeursClient } from '@espace-adherent/contract/clients'
import { useState } from 'react'
import { HttpError } from '../../platform/http/error.ts'
import {
  type Chemin,
  type Conflit,
  ecarts,
  ecrireChemin,
  fusionner,
  lireChemin,
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

/** One client being edited: what stands in its fields, from which version, and how saving it went. */
export function useClient(fiche: FicheClient) {
  const [depart, setDepart] = useState(fiche)
  const [saisie, setSaisie] = useState(() => saisieDe(fiche))
  const [actuelle, setActuelle] = useState<FicheClient | null>(null)
  const [enregistree, setEnregistree] = useState<FicheClient | null>(null)
  const enregistrer = useEnregistrer()
  const changes = ecarts(saisieDe(depart), saisie)

  const restart = (from: FicheClient) => {
    setDepart(from)
    setSaisie(saisieDe(from))
    setActuelle(null)
    enregistrer.reset()
  }
  // A logo or a return to a version, from this very screen: what was not touched follows.
  if (fiche.revision > depart.revision && !actuelle) {
    const { fusion } = fusionner(saisieDe(depart), saisie, saisieDe(fiche))
    setDepart(fiche)
    setSaisie(fusion)
  }

  const save = (from: FicheClient, ecrite: Saisie) => {
    const typed = sansLignesVides(ecrite)
    const racines = new Set(ecarts(saisieDe(from), typed).map((chemin) => chemin.split('.')[0]))
    const valeurs = Object.fromEntries(
      Object.entries(typed).filter(([nom]) => racines.has(nom)),
    ) as ValeursClient
    enregistrer.mutate(
      { id: from.id, revision: from.revision, valeurs },
      {
        onSuccess: (saved) => {
          restart(saved)
          setEnregistree(saved)
        },
        onError: (error) => {
          const stands = error instanceof HttpError ? error.versions?.actuelle : null
          if (stands) setActuelle(stands as FicheClient)
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
  const deux = actuelle && fusionner(saisieDe(depart), saisie, saisieDe(actuelle))
  return {
    depart,
    saisie,
    changes,
    /** As it was last saved from here. */
    enregistree,
    isBusy: enregistrer.isPending,
    erreurs,
    /** What could not be saved, and why; a conflict is shown apart. */
    echec: error && !actuelle ? error.message : null,
    conflits: deux?.conflits ?? null,
    lire: (chemin: Chemin) => lireChemin(saisie, chemin),
    ecrire(chemin: Chemin, valeur: unknown) {
      setEnregistree(null)
      setSaisie((avant) => ecrireChemin(avant, chemin, valeur))
    },
    save: () => save(depart, saisie),
    giveUp: () => restart(actuelle ?? depart),
    /** Once each difference is decided: from the version that stands. */
    settle(choisis: readonly Conflit[]) {
      if (!actuelle || !deux) return
      const decidee = choisis.reduce(
        (fusion, { chemin, actuelle: sien }) => ecrireChemin(fusion, chemin, sien),
        deux.fusion,
      )
      setDepart(actuelle)
      setSaisie(decidee)
      setActuelle(null)
      save(actuelle, decidee)
    },
  }
}
