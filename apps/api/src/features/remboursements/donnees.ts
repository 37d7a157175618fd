import {
  type Curseur,
  libelleModePaiement,
  libellesDestinataire,
  libellesEtatLigne,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { champs, definePartie, parContrat } from '../partie.ts'
import type { Regard } from '../perimetre.ts'
import { toRemboursement } from './ligne.ts'
import { findSuite, type LigneLue, parDate } from './lignes.repository.ts'
import { findPaiements, type PaiementLu } from './paiements.repository.ts'

const LOT = 500

/** All of them, some hundreds at a time. */
async function tous<T>(
  lire: (apres: Curseur | null) => Promise<readonly T[]>,
  place: (last: T) => Curseur,
): Promise<T[]> {
  const lus: T[] = []
  for (;;) {
    const last = lus.at(-1)
    const lot = await lire(last === undefined ? null : place(last))
    lus.push(...lot)
    if (lot.length < LOT) return lus
  }
}

const findLignes = (db: Executor, regard: Regard) =>
  tous<LigneLue>(
    (apres) =>
      findSuite(db, regard, {}, { ...parDate, apres: apres && [apres.date, apres.id] }, LOT),
    ({ dateSoins, id }) => ({ date: dateSoins, id }),
  )

const findVirements = (db: Executor, regard: Regard) =>
  tous<PaiementLu>(
    async (apres) => (await findPaiements(db, regard, { id: null, apres, taille: LOT })).items,
    ({ date, id }) => ({ date, id }),
  )

export const remboursementsDonnees = [
  definePartie({
    cle: 'soins',
    titre: 'Soins et remboursements',
    chapitre: 'sante',
    isPremiere: true,
    tables: ['decompte', 'ligne'],
    forme: 'tableau',
    champs: {
      contrat: champs.detail('Numéro de contrat'),
      dateSoins: champs.jour('Soins du'),
      prenom: 'Pour',
      libelle: 'Acte',
      codeActe: champs.detail('Code de l’acte'),
      quantite: champs.detail('Quantité'),
      professionnel: 'Professionnel',
      depense: champs.montant('Dépense'),
      base: { libelle: 'Base de l’Assurance maladie', genre: 'montant', isDetail: true },
      ro: champs.montant('Assurance maladie'),
      rc: champs.montant('Mutuelle'),
      reste: { libelle: 'Reste à charge', genre: 'montant', isDetail: true },
      etat: 'État',
      destinataire: champs.detail('Payé à'),
      dateReglement: { libelle: 'Réglé le', genre: 'jour', isDetail: true },
    },
    lire: ({ db, soins }) =>
      parContrat(soins, async (portion) =>
        (await findLignes(db, portion)).map(toRemboursement).map((ligne) => ({
          ...ligne,
          etat: libellesEtatLigne[ligne.etat],
          destinataire: libellesDestinataire[ligne.destinataire],
        })),
      ),
  }),
  definePartie({
    cle: 'virements',
    titre: 'Virements reçus',
    chapitre: 'sante',
    tables: ['paiement'],
    forme: 'tableau',
    champs: {
      contrat: champs.contrat,
      date: champs.jour('Le'),
      pour: 'Pour',
      mode: 'Mode de versement',
      montant: champs.montant('Montant'),
    },
    lire: ({ db, soins }) =>
      parContrat(soins, async (portion) =>
        (await findVirements(db, portion)).map(({ date, mode, lignes }) => ({
          date,
          mode: libelleModePaiement(mode),
          pour: lignes[0]?.prenom ?? null,
          montant: lignes.reduce((somme, ligne) => somme + ligne.montant, 0),
        })),
      ),
  }),
]
