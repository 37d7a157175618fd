import { libellesEtatSinistre } from '@espace-adherent/domain'
import { champs, definePartie, parContrat } from '../partie.ts'
import { findSinistres } from './sinistres.repository.ts'
import { referenceSinistre } from './textes.ts'

export const sinistresDonnees = definePartie({
  cle: 'sinistres',
  titre: 'Sinistres',
  chapitre: 'sante',
  tables: ['sinistre'],
  forme: 'tableau',
  champs: {
    contrat: champs.contrat,
    reference: 'Référence',
    libelle: 'Nature',
    prenom: 'Pour',
    dateDebut: champs.jour('Début'),
    dateFin: champs.jour('Fin'),
    etat: 'État',
    etapes: champs.detail('Étapes'),
    indemnites: champs.detail('Indemnités'),
  },
  lire: ({ db, soins }) =>
    parContrat(soins, async (portion) =>
      (await findSinistres(db, portion)).map(({ numero, etapes, indemnisation, ...sinistre }) => ({
        ...sinistre,
        reference: referenceSinistre(numero),
        etat: libellesEtatSinistre[etapes.at(-1)?.etat ?? 'declare'],
        indemnites: indemnisation?.periodes ?? [],
        etapes: etapes.map(({ etat, le }) => ({ etat: libellesEtatSinistre[etat], le })),
      })),
    ),
})
