import type { CodeRejet, Enregistrement, Entite, Ligne } from '@espace-adherent/contract/imports'
import { maskIban } from '@espace-adherent/domain'
import {
  type Cible,
  comptes,
  contrats,
  cotisations,
  fusions,
  listesContrat,
  offres,
  personnes,
} from '../../noyau/fusion/index.ts'
import { empreinteIban, empreinteTelephone } from '../../noyau/scelles.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Place, Sealer } from '../../platform/crypto/index.ts'
import { consentementsImportes } from '../consentements/index.ts'
import { documentsImportes } from '../documents/index.ts'
import { renfortsImportes } from '../options/index.ts'
import { fonctionnalitesImportees } from '../portail/index.ts'
import { decomptes, lignes, paiements } from '../remboursements/index.ts'
import { reseauxImportes } from '../reseaux-soins/index.ts'
import { sinistresImportes } from '../sinistres/index.ts'
import { cleDe, cleEtagee, idDe, nomDePiece } from './cles.ts'
import type { Etagere, Rangee } from './etage.ts'
import { cibleDe } from './groupes.ts'
import { isMasse, type Poseur, type Soin } from './pose.ts'

/** Where a row goes, and what it holds; of a record, its own row comes first. */
export type Placee = [Cible, Omit<Rangee, 'ligne'>]

export type Outils = {
  clientCode: string
  sealer: Sealer
  /** The client's identity provider, for the subjects of its accounts. */
  issuer: string | null
}

type CompteLu = { titulaire?: string; iban?: string; bic?: string | null | undefined }

/** Sealed and fingerprinted before the database sees it; none: emptied; not said: left. */
function compteDe({ sealer }: Outils, compte: CompteLu | null | undefined, place: () => Place) {
  if (compte === undefined) return {}
  const { titulaire = null, iban, bic = null } = compte ?? {}
  return {
    titulaire,
    bic,
    iban: iban ? sealer.seal(iban, place()) : null,
    ibanMasque: iban ? maskIban(iban) : null,
    ibanEmpreinte: iban ? empreinteIban(sealer, iban) : null,
  }
}

/** What a sealed value is told again by: for `null` nothing is kept, and nothing is said where nothing was. */
const scelle = <T>(
  valeur: string | null | undefined,
  oui: (valeur: string) => T,
): T | null | undefined => (valeur == null ? valeur : oui(valeur))

type Rangement<E extends keyof Rangements> = (valeur: Enregistrement<E>, outils: Outils) => Placee[]
type Rangements = {
  [E in
    | 'reseaux'
    | 'sinistres'
    | 'offres'
    | 'personnes'
    | 'fusions'
    | 'contrats'
    | 'paiements'
    | 'decomptes'
    | 'cotisations'
    | 'documents'
    | 'comptes']: unknown
}

const [assures, anciensAssures, anciennesOffres, options, cartes, mandats, comptesPersonnels] =
  listesContrat

export const rangements: { [E in keyof Rangements]: Rangement<E> } = {
  offres: ({ renforts, ...offre }) => [
    [offres, { cle: offre.nom, listes: renforts ? 1 : 0, valeurs: offre }],
    ...(renforts ?? []).map(
      (renfort, rang): Placee => [
        renfortsImportes,
        { cle: offre.nom, valeurs: { ordre: rang + 1, ...renfort, nomOffre: offre.nom } },
      ],
    ),
  ],

  reseaux: (reseau) => [
    [reseauxImportes, { cle: reseau.reseau, valeurs: { ...reseau, ordre: reseau.ordre ?? 0 } }],
  ],

  personnes: (
    { id: source, nir, nirMonegasque, telephone, rattacheA, ...personne },
    { clientCode, sealer },
  ) => {
    const id = idDe(clientCode, 'personnes', source)
    const adresse = personne.adresse
    return [
      [
        personnes,
        {
          cle: source,
          id,
          valeurs: {
            ...personne,
            ...(personne.codePostal === undefined &&
              adresse && { codePostal: adresse.codePostal || adresse.codeCedex }),
            nir: scelle(nir, (numero) => sealer.seal(numero, sealed.personneNir(id))),
            nirEmpreinte: scelle(nir, sealer.fingerprint),
            nirMonegasqueEmpreinte: scelle(nirMonegasque, sealer.fingerprint),
            telephone: scelle(telephone, (numero) =>
              sealer.seal(numero, sealed.personneTelephone(id)),
            ),
            telephoneEmpreinte: scelle(telephone, (numero) => empreinteTelephone(sealer, numero)),
            rattache_source: rattacheA,
          },
        },
      ],
    ]
  },

  fusions: ({ de, vers }) => [[fusions, { cle: de, valeurs: { de, vers } }]],

  contrats: (
    {
      numero,
      compte,
      assures: couverts,
      anciensAssures: anciens,
      anciennesOffres: avant,
      options: choisies,
      cartesTp,
      mandats: signes,
      fonctionnalites,
      ...contrat
    },
    outils,
  ) => {
    const { clientCode } = outils
    const cle = { clientCode, numeroContrat: numero }
    const ouvertes =
      fonctionnalites &&
      Object.entries(fonctionnalites).map(([fonctionnalite, isActivated]) => ({
        fonctionnalite,
        isActivated,
      }))
    const given: [Cible, readonly unknown[] | undefined][] = [
      [assures, couverts],
      [anciensAssures, anciens],
      [anciennesOffres, avant],
      [options, choisies],
      [cartes, cartesTp],
      [mandats, signes],
      [fonctionnalitesImportees, ouvertes],
    ]
    const deListe = <T extends object>(
      cible: Cible,
      elements: readonly T[] | undefined,
      valeurs: (un: T) => object,
    ) =>
      (elements ?? []).map(
        (un): Placee => [
          cible,
          { cle: numero, valeurs: { numeroContrat: numero, ...valeurs(un) } },
        ],
      )
    const listes = given.reduce(
      (bits, [cible, liste]) => bits | (liste ? (cible.parent?.bit ?? 0) : 0),
      0,
    )
    const memes = <T extends object>(un: T) => un
    return [
      [
        contrats,
        {
          cle: numero,
          listes,
          valeurs: {
            numero,
            ...contrat,
            ...compteDe(outils, compte, () => sealed.contratIban(cle)),
          },
        },
      ],
      ...deListe(assures, couverts, memes),
      ...deListe(anciensAssures, anciens, memes),
      ...deListe(anciennesOffres, avant, memes),
      ...deListe(options, choisies, memes),
      ...deListe(cartes, cartesTp, memes),
      ...deListe(mandats, signes, (mandat) => ({
        ...mandat,
        ...compteDe(outils, mandat, () => sealed.mandatIban(clientCode, mandat.rum)),
      })),
      ...deListe(fonctionnalitesImportees, ouvertes, memes),
      ...couverts.flatMap(({ personne, compte: sien }): Placee[] => {
        if (sien === undefined) return []
        const place = () => sealed.comptePersonnelIban(cle, idDe(clientCode, 'personnes', personne))
        const { depuis = null, refuseLe = null } = sien ?? {}
        const valeurs = {
          numeroContrat: numero,
          personne,
          depuis,
          refuseLe,
          ...compteDe(outils, sien, place),
        }
        return [
          [
            comptesPersonnels,
            {
              ...{ cle: numero, source: personne, valeurs },
              ...(sien === null && { sort: 'supprime' as const }),
            },
          ],
        ]
      }),
    ]
  },

  paiements: ({ id, contrat, ...paiement }) => [
    [
      paiements,
      {
        cle: cleDe(id),
        source: id,
        valeurs: { ...paiement, numeroContrat: contrat },
      },
    ],
  ],

  decomptes: ({ id, contrat, lignes: siennes, ...decompte }) => {
    const cle = cleDe(id)
    const commun = { numeroContrat: contrat, personne: decompte.personne }
    return [
      [decomptes, { cle, source: id, listes: 1, valeurs: { ...decompte, ...commun } }],
      ...siennes.map(
        ({ compteurs, paiement, ...ligne }): Placee => [
          lignes,
          {
            cle,
            valeurs: {
              ...ligne,
              ...commun,
              paiement: scelle(paiement, cleDe),
              cumulEnveloppe: compteurs?.enveloppe,
              cumulParticipation: compteurs?.participation,
              cumulFranchise: compteurs?.franchise,
              cumulUnites: compteurs?.unites,
              cumulJour: compteurs?.jour,
            },
          },
        ],
      ),
    ]
  },

  sinistres: ({ id, contrat, ...sinistre }, { clientCode }) => [
    [
      sinistresImportes,
      {
        cle: idDe(clientCode, 'sinistres', id),
        source: id,
        valeurs: { ...sinistre, numeroContrat: contrat },
      },
    ],
  ],

  cotisations: ({ id, contrat, ...cotisation }, { clientCode }) => [
    [
      cotisations,
      {
        cle: idDe(clientCode, 'cotisations', id),
        source: id,
        valeurs: { ...cotisation, numeroContrat: contrat },
      },
    ],
  ],

  documents: ({ id, contrat, fichier: _, sha256, ...document }, { clientCode }) => [
    [
      documentsImportes,
      {
        cle: idDe(clientCode, 'documents', id),
        source: id,
        valeurs: {
          ...document,
          numeroContrat: contrat,
          remoteFileName: nomDePiece(clientCode, id, sha256),
        },
      },
    ],
  ],

  comptes: (
    { identifiant, motDePasse, sujetExterne, consentements = [], isActif = true, ...compte },
    { clientCode, issuer },
  ) => {
    const repris = motDePasse && isArgon2id(motDePasse) ? motDePasse : null
    const hasFournisseur = issuer !== null && sujetExterne != null
    return [
      [
        comptes,
        {
          cle: identifiant,
          id: idDe(clientCode, 'comptes', identifiant),
          valeurs: {
            ...compte,
            motDePasse: repris,
            // Without a way in, its holder opens it by registering.
            isActif: isActif && (repris !== null || hasFournisseur),
            issuerExterne: hasFournisseur ? issuer : null,
            sujetExterne: hasFournisseur ? sujetExterne : null,
          },
        },
      ],
      ...consentements.map(
        ({ nom, accepte, le, libelle }): Placee => [
          consentementsImportes,
          { cle: identifiant, valeurs: { nomConsentement: nom, isAccepted: accepte, le, libelle } },
        ],
      ),
    ]
  },
}

/** Whose password can be checked here, at a cost that a sign-in bears. */
function isArgon2id(phc: string): boolean {
  const lu =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$[A-Za-z0-9+/]{11,88}\$[A-Za-z0-9+/]{22,88}$/.exec(
      phc,
    )
  return lu !== null && Number(lu[1]) >= 8 && Number(lu[1]) <= 262_144 && Number(lu[2]) >= 1
}
/** Which field, and which of the codes. */
export type Fautif = { champ: string | null; code: CodeRejet }

/** Records of one file, as rows of staging tables. */
export async function ranger<E extends Entite>(
  etagere: Etagere,
  outils: Outils,
  entite: E,
  lus: readonly Ligne<E>[],
  {
    refuse,
    poseur,
    isSansDoublon,
  }: {
    /** Why a record is refused before it is staged. */
    refuse: (valeur: Enregistrement<E>) => Fautif | null
    /** Of a first load: what takes the many rows, and what they name. */
    poseur: Poseur | null
    /** Whether a key comes once. */
    isSansDoublon: boolean
  },
): Promise<void> {
  const range = (
    rangements as Partial<Record<Entite, (valeur: never, outils: Outils) => Placee[]>>
  )[entite]
  const cible = cibleDe(entite)
  if (!range || !cible) return
  for (const lu of lus) {
    if ('suppression' in lu) {
      const { ligne, cle: source } = lu
      const cle = cleEtagee(outils.clientCode, entite, source)
      await etagere.ranger(cible, {
        ligne,
        cle,
        source,
        sort: 'supprime',
        valeurs: { [cible.cle]: cle },
      })
      continue
    }
    const valeur = lu.valeur as Soin
    const posee = poseur && isMasse(entite) ? entite : null
    const sienne = refuse(lu.valeur)
    if (sienne) poseur?.refuse(entite, lu.cle)
    const faute = sienne ?? (posee && poseur ? poseur.faute(posee, valeur, isSansDoublon) : null)
    if (faute) {
      const cle = cleEtagee(outils.clientCode, entite, lu.cle)
      const sort = 'rejete'
      await etagere.ranger(cible, {
        ...{ ligne: lu.ligne, cle, source: lu.cle, sort, ...faute },
        valeurs: {},
      })
    } else if (posee && poseur) {
      await poseur.poser(posee, valeur, range(lu.valeur as never, outils))
    } else {
      if (entite === 'personnes' || entite === 'contrats') poseur?.connait(entite, lu.cle)
      for (const [ou, rangee] of range(lu.valeur as never, outils))
        await etagere.ranger(ou, { ligne: lu.ligne, ...rangee })
    }
  }
}
